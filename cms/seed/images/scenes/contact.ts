import { chartOf } from '@krono/chart'
import { half, nodesOf } from '../drawing/figure'
import { palette } from '../drawing/palette'
import { block, disc, path, picture, rule } from '../drawing/svg'

const heights = { top: 16, height: 718, spread: 4.6 }
const left = { x: 84, ...heights }
const right = { x: 916, ...heights }
const edge = { width: 84, height: 750 }

/** Two people face to face: the release of one, the intake of the other. */
export function contact(): string {
  const giver = chartOf('1984-06-12')
  const taker = chartOf('1949-04-28')
  const axis = { stroke: palette.ink, width: 3 }
  return picture({ width: 1000, height: 750 }, palette.sand, [
    block([0, 0], edge, palette.moon),
    path(half(giver, left, 'release'), { fill: palette.sun }),
    path(half(taker, right, 'intake'), { fill: palette.moon }),
    block([right.x, 0], edge, palette.sun),
    ...[left, right].map(({ x }) => rule([x, -9], [x, 759], axis)),
    ...[left, right].flatMap((place) =>
      nodesOf(giver, place).map(({ y }) => disc([place.x, y], 17, palette.card)),
    ),
  ])
}
