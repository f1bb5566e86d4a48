import { chartOf, dayNumberOf } from '@krono/chart'
import type { AnalysisKind } from '@krono/contract'
import { CoverDrawing } from '../cover/cover-drawing'
import { coverShapes } from '../cover/cover-shapes'
import styles from './cover.module.css'

/** The aspect ratio of a sheet of paper. */
const box = { width: 420, height: 594 } as const

type ShelfCoverProps = { kind: AnalysisKind; people: readonly { date: string }[]; day: string }

/**
 * The cover of a bought analysis, small, as in its PDF.
 *
 * @param day `YYYY-MM-DD` of its availability
 */
export function ShelfCover({ kind, people, day }: ShelfCoverProps) {
  const [first, ...others] = people
  if (!first) return <div className={styles.cover} />
  const charts = [chartOf(first.date), ...others.map(({ date }) => chartOf(date))] as const
  const lived = dayNumberOf(day) - dayNumberOf(first.date)
  return (
    <CoverDrawing
      className={styles.cover}
      shapes={coverShapes({ kind, charts, lived }, box)}
      box={box}
    />
  )
}
