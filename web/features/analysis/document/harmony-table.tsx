import styles from '@/features/relationship/harmony.module.css'
import { HarmonyGrid, Tones } from '@/features/relationship/harmony-grid'
import { toneOf } from '@/features/relationship/tone'
import drawings from './drawings.module.css'
import type { BlockProps } from './scene'

/** The harmony of every pair of a document. */
export function HarmonyTable({ block, scene }: BlockProps<'matrix'>) {
  const { names, words } = scene
  return (
    <figure className={drawings.table}>
      <HarmonyGrid
        t={words.t}
        names={names}
        cellOf={(row, column) => (
          <Cell
            key={names[column]}
            value={block.values[row]?.[column] ?? null}
            figure={words.figure}
          />
        )}
      />
      <figcaption className={drawings.note}>
        <p>{words.t('relationship.group.tones')}</p>
        <Tones />
      </figcaption>
    </figure>
  )
}

type CellProps = { value: number | null; figure: (value: number) => string }

/** A person has no harmony with themselves: an empty cell. */
function Cell({ value, figure }: CellProps) {
  if (value === null) return <td aria-hidden="true" />
  return (
    <td className={styles[`tone${toneOf(value)}`]}>
      <span>{figure(value)}</span>
    </td>
  )
}
