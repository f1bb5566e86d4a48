import { chartOf, dateOf, dayNumberOf } from '@krono/chart'
import { coverShapes } from '@/features/analysis/cover/cover-shapes'
import { coverSvg } from '@/features/analysis/cover/cover-svg'
import type { Box, Shape } from '@/features/analysis/cover/shape'
import { strongestOf, weakestOf } from '@/features/chart/reading/extremes'
import { type CoverQuery, coverBox } from './cover-query'
import { chakraShapes, waveShapes } from './motif-shapes'

/** Days between two generations of a family. */
const generation = 9862

/** The picture of a post as SVG, drawn from the formulas. */
export const drawCover = (query: CoverQuery): string =>
  coverSvg(motifShapes(query, coverBox), coverBox)

/** The shapes of a motif in a box of any size; of books, too. */
export function motifShapes({ of, date, day }: CoverQuery, box: Box): Shape[] {
  const chart = chartOf(date)
  const lived = Math.abs(dayNumberOf(day) - dayNumberOf(date))
  switch (of) {
    case 'plate':
      return coverShapes({ kind: 'short', charts: [chart] }, box)
    case 'pair':
      return coverShapes({ kind: 'relationship', charts: [chart, chartOf(day)] }, box)
    case 'family':
      return coverShapes({ kind: 'family', charts: [chart, ...relativesOf(date)] }, box)
    case 'year':
      return coverShapes({ kind: 'long', charts: [chart], lived }, box)
    case 'waves':
      return waveShapes(lived, box)
    case 'strongest':
      return chakraShapes(chart, strongestOf(chart), box)
    case 'quietest':
      return chakraShapes(chart, weakestOf(chart), box)
  }
}

/** Charts of dates one and two generations from a date, towards the middle of the range of drawn dates. */
function relativesOf(date: string) {
  const direction = date < '2000' ? 1 : -1
  return [1, 2].map((far) => chartOf(dateOf(dayNumberOf(date) + direction * far * generation)))
}
