import type { AnalysisKind } from '@krono/contract'
import { type Charted, chartContours } from '@/features/chart/drawing/outlines'
import { fieldShapes, rowShapes } from './people-shapes'
import { plateShapes } from './plate-shapes'
import type { Box, Shape } from './shape'
import { yearShapes } from './year-shapes'

type Cover = {
  kind: AnalysisKind
  charts: readonly [Charted, ...Charted[]]
  /** Age of the first person in days; undefined without a date. */
  lived?: number | undefined
}

/** The picture of a cover: the plate, a year, two outlines, a family in a row, a group on a field. */
export function coverShapes({ kind, charts, lived }: Cover, box: Box): Shape[] {
  const [first, second] = charts
  if (kind === 'long' && lived !== undefined) return yearShapes(lived, box)
  if (kind === 'family') return rowShapes(charts, box)
  if (kind === 'group') return fieldShapes(charts, box)
  return plateShapes(
    {
      contours: chartContours(first),
      second: second && chartContours(second),
      nodes: first.chakras,
    },
    box,
  )
}
