import { chakras } from '@krono/chart'
import { waveThrough } from '../../images/drawing/curve'
import { pointAt } from '../../images/drawing/node'
import { palette } from '../../images/drawing/palette'
import { circle, type Point, path, picture, rule } from '../../images/drawing/svg'
import { size } from '../size'
import { bead, between, classical, upTo } from './scene'

/** Start and end of the first turn of each cycle, then of all three together, in seconds. */
const turns = [
  [5, 13],
  [14, 20],
  [21, 27],
] as const
const together = [30, 43] as const

const centre: Point = [190, size.height / 2]
const radius = 120
const shown = 66
const band = { x: 390, width: size.width - 430 }
const dayWidth = band.width / shown

/** Position on a cycle so many days after a birth: it starts at the right, and rises first. */
const positionAt = (day: number, period: number) =>
  pointAt(centre, radius, 90 - (day / period) * 360)

/** A bead goes round a circle, and its height is written to the right as a wave: for each cycle, then for all three. */
export const circleToWave = (second: number) => {
  const [begin, end] = together
  const isTogether = second >= begin - 1
  const allDays = Math.min(1, Math.max(0, (second - begin) / (end - begin))) * shown
  const parts = classical.map(({ cycle, colour }, row) => {
    const period = chakras.find((one) => one.cycle === cycle)?.period ?? 0
    const [from, to] = turns[row] ?? turns[0]
    const day = isTogether ? allDays : between(second, from, to) * period
    const isWalking = isTogether || (second >= from - 0.8 && second < to + 0.8)
    const points = Array.from({ length: shown + 1 }, (_, at): Point => {
      return [band.x + at * dayWidth, positionAt(at, period)[1]]
    })
    const here = positionAt(day, period)
    const written: Point = [band.x + day * dayWidth, here[1]]
    const paint = { stroke: colour, 'stroke-width': 5, opacity: isWalking ? 1 : 0.45 }
    const wave = path(waveThrough(points), paint)
    return {
      wave: day > 0 ? upTo(`turn${row}`, written[0], [wave]) : '',
      link: isWalking ? rule(here, written, { stroke: colour, width: 2, dash: '3 8' }) : '',
      beads: isWalking ? bead(here, colour, 11) + bead(written, colour) : '',
    }
  })
  const line = { stroke: palette.nightLine, width: 3 }
  const left = centre[0] - radius - 20
  const axis = between(second, 2, 4) * (band.x + band.width - left)
  return picture(size, palette.midnight, [
    circle(centre, Math.max(0.1, radius * between(second, 0, 2)), line),
    rule([left, centre[1]], [left + axis, centre[1]], line),
    ...parts.map(({ wave }) => wave),
    ...parts.map(({ link }) => link),
    ...parts.map(({ beads }) => beads),
  ])
}
