import { chartOf } from '@krono/chart'
import { node } from '../drawing/node'
import { palette } from '../drawing/palette'
import { type Point, path, picture } from '../drawing/svg'

const centre: Point = [500, 375]

/** A node as the progress ring of a video, filled up to its octant. */
export function videos(): string {
  const { octant } = chartOf('1984-06-12').chakras.sacral
  return picture({ width: 1000, height: 750 }, palette.dawn, [
    node({ centre, radius: 240, octant, colour: palette.ember, fill: palette.night }),
    path('M440 270V480L622 375Z', {
      fill: palette.card,
      stroke: palette.card,
      'stroke-width': 36,
    }),
  ])
}
