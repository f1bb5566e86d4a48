import { Bar } from './bar'
import styles from './blocks.module.css'
import type { BlockProps } from './scene'

/** Pairs with the same bond: a line each, with their harmony. */
export function PairList({ block, scene }: BlockProps<'pairs'>) {
  const { words, names } = scene
  return (
    <ul className={styles.pairs} aria-label={words.t('relationship.group.matrixCaption')}>
      {block.rows.map(({ people, harmony }) => (
        <li key={people.join(' ')}>
          <span>{words.list(people.map((person) => names[person] ?? ''))}</span>
          <Bar value={harmony} />
          <strong>{words.figure(harmony)}</strong>
        </li>
      ))}
    </ul>
  )
}
