import type { ReactNode } from 'react'
import type { Translate } from '@/base/words/translations'
import harmony from './harmony.module.css'
import styles from './relationship.module.css'
import { toneRanges } from './tone'

type HarmonyGridProps = {
  t: Translate
  names: readonly string[]
  /** The cell of two people, by their indices. */
  cellOf: (row: number, column: number) => ReactNode
}

/** The harmony of all pairs in a scrollable grid; column numbers refer to the names of the rows. */
export function HarmonyGrid({ t, names, cellOf }: HarmonyGridProps) {
  const caption = t('relationship.group.matrixCaption')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={harmony.scroll} tabIndex={0} aria-label={caption}>
      <table className={harmony.matrix}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('relationship.group.person')}</th>
            {names.map((name, place) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{place + 1}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, row) => (
            <tr key={name}>
              <th scope="row">
                <span className={harmony.short} title={name}>
                  <span className={styles.number}>{row + 1}.</span> {name}
                </span>
              </th>
              {names.map((_, column) => cellOf(row, column))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Legend of the tones. */
export const Tones = () => (
  <ul className={harmony.tones}>
    {toneRanges.map(({ tone, range }) => (
      <li key={tone}>
        <span className={harmony[`tone${tone}`]} /> {range}
      </li>
    ))}
  </ul>
)
