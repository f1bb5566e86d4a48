import { chartOf } from '@krono/chart'
import { nodesOf } from '../drawing/figure'
import { pointAt } from '../drawing/node'
import { palette } from '../drawing/palette'
import { personFigure } from '../drawing/person'
import { circle, disc, element, inside, type Point, picture, rule } from '../drawing/svg'

const small = { x: 196, top: 60, height: 630, spread: 1.35 }
const closer = 2.6
const spot: Point = [small.x, 375]
const lens: Point = [662, 375]
const [spotRadius, lensRadius] = [46, 270]

/** The heart of a figure under a magnifying lens. */
export function interpretations(): string {
  const chart = chartOf('1957-06-14')
  const seen = nodesOf(chart, small)[3]?.y ?? spot[1]
  const large = {
    x: lens[0],
    top: lens[1] - (seen - small.top) * closer,
    height: small.height * closer,
    spread: small.spread * closer,
  }
  const look = { moon: palette.moonlight, sun: palette.sun, axis: palette.ink }
  const line = { stroke: palette.card, width: 3.5 }
  // The points where the two common tangents touch the circles.
  const tilt = (Math.asin((lensRadius - spotRadius) / (lens[0] - spot[0])) * 180) / Math.PI
  const tangents = [-tilt, 180 + tilt].map((angle) =>
    rule(pointAt(spot, spotRadius, angle), pointAt(lens, lensRadius, angle), line),
  )
  const glass = element('circle', { cx: lens[0], cy: lens[1], r: lensRadius })
  return picture({ width: 1000, height: 750 }, palette.moon, [
    personFigure(chart, small, look),
    circle(spot, spotRadius, line),
    ...tangents,
    disc(lens, lensRadius, palette.card),
    inside('lens', glass, [personFigure(chart, large, look)]),
    circle(lens, lensRadius, line),
  ])
}
