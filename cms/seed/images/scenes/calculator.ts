import { chartOf } from '@krono/chart'
import { outlineThrough } from '../drawing/curve'
import { half, outlinePoints } from '../drawing/figure'
import { palette } from '../drawing/palette'
import { disc, path, picture, rule } from '../drawing/svg'

/** A figure that is made from seven dots: one half is complete, the other is not. */
export function publicCalculator(): string {
  const chart = chartOf('1984-04-14')
  const place = { x: 500, top: 55, height: 640, spread: 4.4 }
  const outline = outlinePoints(chart, place, 'release')
  const ends = outline.slice(1, -1)
  const line = { stroke: palette.sun, width: 7 }
  return picture({ width: 1000, height: 750 }, palette.dusk, [
    path(half(chart, place, 'intake'), { fill: palette.moon }),
    path(outlineThrough(outline), {
      stroke: palette.ink,
      'stroke-width': 3,
      'stroke-dasharray': '1 11',
    }),
    ...ends.map(([x, y]) => rule([place.x, y], [x, y], line)),
    rule([place.x, 30], [place.x, 720], { stroke: palette.ink, width: 3 }),
    ...ends.map(([, y]) => disc([place.x, y], 15, palette.ink)),
    ...ends.map(([x, y]) => disc([x, y], 15, palette.sun)),
  ])
}
