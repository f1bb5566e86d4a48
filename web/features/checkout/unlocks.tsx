import styles from './unlocks.module.css'

/** The features of a product, a line each; nothing if the editors wrote none. */
export function Unlocks({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className={styles.unlocks}>
      <p>{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
