import { chartOf } from '@krono/chart'
import { nodesOf } from '../drawing/figure'
import { crescent } from '../drawing/moon'
import { arc, node } from '../drawing/node'
import { palette } from '../drawing/palette'
import { block, path, picture, rule } from '../drawing/svg'

/** The moon (intake), the sun (release), and the seven chakras between them. */
export function about(): string {
  const chart = chartOf('1984-06-12')
  const place = { x: 500, top: 40, height: 670, spread: 0 }
  const rings = nodesOf(chart, place).map(({ chakra, reading, y, radius }) =>
    node({ centre: [500, y], radius, octant: reading.octant, colour: palette[chakra] }),
  )
  const sun = arc({ centre: [560, 375], radius: 200, from: 0, to: 180 })
  return picture({ width: 1000, height: 750 }, palette.dawn, [
    block([0, 0], { width: 500, height: 750 }, palette.night),
    crescent([440, 375], 260, palette.moonlight),
    path(`${sun}Z`, { fill: palette.sun }),
    rule([500, 0], [500, 750], { stroke: palette.ink, width: 3 }),
    ...rings,
  ])
}
