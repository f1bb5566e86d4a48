import { chakras, chartOf } from '@krono/chart'
import { palette } from '../drawing/palette'
import { ring } from '../drawing/ring'
import { block, disc, type Point, picture } from '../drawing/svg'

const size = { width: 1000, height: 750 }
const stair = { width: size.width / 7, first: 130, rise: 76 }

/** A stair of seven steps, root to crown, with the chakra's ring on each. */
export function course(): string {
  const chart = chartOf('1990-11-02')
  const steps = [...chakras].reverse().map(({ chakra }, index) => {
    const [x, y]: Point = [index * stair.width, size.height - stair.first - index * stair.rise]
    const centre: Point = [x + stair.width / 2, y - 52]
    const { octant } = chart.chakras[chakra]
    // A hair wider than the step, so that no ground shows between two of them.
    return [
      block([x, y], { width: stair.width + 0.6, height: size.height - y }, palette[chakra]),
      disc(centre, 52, palette.card),
      ring({ centre, radius: 37, octant, strong: palette[chakra], weak: palette.thread }),
    ].join('')
  })
  return picture(size, palette.dawn, steps)
}
