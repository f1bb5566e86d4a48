import { chartOf } from '@krono/chart'
import type { AnalysisKind } from '@krono/contract'
import { exampleDate } from '@/features/chart/example'
import { coverShapes } from '../cover/cover-shapes'
import { coverSvg } from '../cover/cover-svg'

const family = [exampleDate, '1981-03-29', '2012-10-07', '2015-06-02'] as const

/** Dates of the charts on the covers of the shop: invented. */
const dates = {
  short: [exampleDate],
  long: [exampleDate],
  relationship: [exampleDate, '1981-03-29'],
  family,
  group: [...family, '1976-08-22', '1995-11-03', '1990-01-17', '1968-04-25'],
} as const satisfies Record<AnalysisKind, readonly [string, ...string[]]>

/** Age in days of the example person. */
const lived = 15_000

/** The size of the picture on a title page, a little wider than high. */
export const coverBox = { width: 595, height: 560 } as const

/** The picture of a kind's cover, as SVG. */
export function coverPicture(kind: AnalysisKind): string {
  const [first, ...others] = dates[kind]
  const charts = [chartOf(first), ...others.map(chartOf)] as const
  return coverSvg(coverShapes({ kind, charts, lived }, coverBox), coverBox)
}
