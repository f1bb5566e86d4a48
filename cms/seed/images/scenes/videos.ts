import { chartOf } from '@krono/chart'
import { palette } from '../drawing/palette'
import { ring } from '../drawing/ring'
import { disc, type Point, path, picture } from '../drawing/svg'

const centre: Point = [500, 375]

/** A ring of eight as a film that has run to its octant. */
export function videos(): string {
  const { octant } = chartOf('1984-06-12').chakras.sacral
  return picture({ width: 1000, height: 750 }, palette.sun, [
    disc(centre, 320, palette.night),
    ring({ centre, radius: 252, octant, strong: palette.sun, weak: palette.moon }),
    path('M440 270V480L622 375Z', {
      fill: palette.card,
      stroke: palette.card,
      'stroke-width': 36,
    }),
  ])
}
