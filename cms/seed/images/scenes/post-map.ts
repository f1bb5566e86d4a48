import { chartOf } from '@krono/chart'
import { nodesOf } from '../drawing/figure'
import { node } from '../drawing/node'
import { palette } from '../drawing/palette'
import { disc, type Point, path, picture } from '../drawing/svg'

const place = { x: 500, top: 20, height: 560, spread: 2.5 }

// Lines of a metro map turn by 45 degrees only.
const bend = 22

/** A chart as a metro map: one line, seven stops, and at each a branch whose length is its energy. */
export function postMap(): string {
  const stops = nodesOf(chartOf('1987-12-05'), place)
  const branches = stops.flatMap(({ chakra, reading, y }) => {
    const way = reading.side === 'intake' ? -1 : 1
    const end: Point = [place.x + way * (90 + reading.energy * place.spread), y - bend]
    const turn: Point = [place.x + way * (34 + bend), y - bend]
    const line = `M${place.x} ${y}L${place.x + way * 34} ${y}L${turn}L${end}`
    return [
      path(line, { stroke: palette[chakra], 'stroke-width': 12 }),
      disc(end, 13, palette[chakra]),
      disc(end, 6, palette.card),
    ]
  })
  const rings = stops.map(({ chakra, reading, y, radius }) =>
    node({ centre: [place.x, y], radius, octant: reading.octant, colour: palette[chakra] }),
  )
  const spine = `M${place.x} 0V600`
  return picture({ width: 1000, height: 600 }, palette.sand, [
    path(spine, { stroke: palette.ink, 'stroke-width': 12 }),
    ...branches,
    ...rings,
  ])
}
