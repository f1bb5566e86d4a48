import { chartOf, dayNumberOf } from '@krono/chart'
import { coverShapes } from '@/features/analysis/cover/cover-shapes'
import { coverSvg } from '@/features/analysis/cover/cover-svg'
import { type CoverKind, type CoverQuery, coverBox } from './cover-query'

/** As the covers of the analyses are drawn. */
const like = { plate: 'short', pair: 'relationship', year: 'long' } as const satisfies Record<
  CoverKind,
  string
>

/** The picture of a post as SVG, drawn from the formulas. */
export function drawCover({ of, date, day }: CoverQuery): string {
  const lived = Math.abs(dayNumberOf(day) - dayNumberOf(date))
  const charts =
    of === 'pair' ? ([chartOf(date), chartOf(day)] as const) : ([chartOf(date)] as const)
  return coverSvg(coverShapes({ kind: like[of], charts, lived }, coverBox), coverBox)
}
