import styles from './relationship.module.css'

type FactListProps = { facts: readonly (readonly [name: string, value: string])[] }

/** The key facts of a result, in a small card each. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
