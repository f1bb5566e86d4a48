import { phaseOf } from '@krono/chart'
import { waveThrough } from '../drawing/curve'
import { arc, pointAt } from '../drawing/node'
import { mix, palette } from '../drawing/palette'
import { circle, disc, type Point, path, picture, rule } from '../drawing/svg'

const centre: Point = [336, 375]
const radius = 236
const curve = { x: 640, width: 288 }
const hair = { stroke: mix(palette.sand, palette.ink, 0.25), width: 1.5 }
const fine = { stroke: palette.ink, width: 2.5 }
const dotted = { ...fine, dash: '0.1 9' }

// Clockwise from nine o'clock: the left half is intake, and height is energy.
const turned = (share: number) => -90 + 360 * share

function wedge(from: number, to: number, fill: string): string {
  const rim = arc({ centre, radius, from, to }).replace('M', 'L')
  return path(`M${centre}${rim}Z`, { fill })
}

const curvePoint = (share: number): Point => [
  curve.x + curve.width * share,
  centre[1] - radius * Math.sin(2 * Math.PI * share),
]

// A part of the sine curve, between two shares of the cycle.
function stretch(from: number, to: number, stroke: string): string {
  const points = Array.from({ length: 17 }, (_, step) =>
    curvePoint(from + ((to - from) * step) / 16),
  )
  return path(waveThrough(points), { stroke, 'stroke-width': 8 })
}

function scale(period: number): string {
  const spokes = [0, 45, 90, 135].map((angle) =>
    rule(pointAt(centre, radius + 30, angle), pointAt(centre, radius + 30, angle + 180), hair),
  )
  const ticks = Array.from({ length: period }, (_, day) => {
    const angle = turned(day / period)
    return rule(pointAt(centre, radius, angle), pointAt(centre, radius + 12, angle), fine)
  })
  return [...spokes, circle(centre, radius, fine), ...ticks].join('')
}

/** How the energy of a chakra is computed: the day's angle on its circle, and the sine of that angle. */
export function trust(): string {
  const { phase, period } = phaseOf('crown', '1984-06-12')
  const share = phase / period
  const day = pointAt(centre, radius, turned(share))
  const found = curvePoint(share)
  const foot: Point = [found[0], centre[1]]
  const [top, bottom] = [centre[1] - radius - 30, centre[1] + radius + 30]
  return picture({ width: 1000, height: 750 }, palette.sand, [
    wedge(-90, 0, palette.moon),
    wedge(0, turned(share), palette.sun),
    scale(period),
    rule([curve.x, top], [curve.x, bottom], hair),
    rule([curve.x, centre[1]], [curve.x + curve.width, centre[1]], hair),
    stretch(0.25, 0.75, palette.sun),
    stretch(0, 0.25, palette.moon),
    stretch(0.75, 1, palette.moon),
    rule(day, found, dotted),
    rule(found, foot, dotted),
    rule(centre, day, { stroke: palette.ink, width: 5 }),
    disc(centre, 9, palette.ink),
    disc(day, 17, palette.ember),
    disc(found, 17, palette.ember),
  ])
}
