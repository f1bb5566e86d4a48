import { chakras, chartOf } from '@krono/chart'
import { node } from '../drawing/node'
import { palette } from '../drawing/palette'
import { block, type Point, picture } from '../drawing/svg'

const size = { width: 1000, height: 750 }
const stair = { width: size.width / 7, first: 130, rise: 76 }

/** Seven stairs, from root to crown, each with the node of its chakra. */
export function course(): string {
  const chart = chartOf('1990-11-02')
  const steps = [...chakras].reverse().map(({ chakra }, index) => {
    const [x, y]: Point = [index * stair.width, size.height - stair.first - index * stair.rise]
    const centre: Point = [x + stair.width / 2, y - 52]
    const { octant, energy } = chart.chakras[chakra]
    // Slightly wider than the step, so that no gap shows between two steps.
    return [
      block([x, y], { width: stair.width + 0.6, height: size.height - y }, palette[chakra]),
      node({ centre, radius: 24 + energy / 6, octant, colour: palette[chakra] }),
    ].join('')
  })
  return picture(size, palette.dawn, steps)
}
