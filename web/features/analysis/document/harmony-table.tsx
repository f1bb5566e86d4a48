import styles from '@/features/relationship/relationship.module.css'
import { toneOf, toneRanges } from '@/features/relationship/tone'
import drawings from './drawings.module.css'
import type { BlockProps } from './scene'

/** The harmony of every pair; the numbers above stand for the names beside. */
export function HarmonyTable({ block, scene }: BlockProps<'matrix'>) {
  const { names, words } = scene
  const caption = words.t('relationship.group.matrixCaption')
  return (
    <figure className={drawings.table}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={caption}>
        <table className={styles.matrix}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.t('relationship.group.person')}</th>
              {names.map((name, place) => (
                <th key={name} scope="col">
                  <span aria-hidden="true">{place + 1}</span>
                  <span className="visually-hidden">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.values.map((row, place) => (
              <tr key={names[place]}>
                <th scope="row">
                  <span className={styles.short} title={names[place]}>
                    <span className={styles.number}>{place + 1}.</span> {names[place]}
                  </span>
                </th>
                {row.map((value, other) => (
                  <Cell key={names[other]} value={value} figure={words.figure} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <figcaption className={drawings.note}>
        <p>{words.t('relationship.group.tones')}</p>
        <ul className={styles.tones}>
          {toneRanges.map(({ tone, range }) => (
            <li key={tone}>
              <span className={styles[`tone${tone}`]} /> {range}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

type CellProps = { value: number | null; figure: (value: number) => string }

/** Nobody has a harmony with themselves. */
function Cell({ value, figure }: CellProps) {
  if (value === null) return <td aria-hidden="true" />
  return (
    <td className={styles[`tone${toneOf(value)}`]}>
      <span>{figure(value)}</span>
    </td>
  )
}
