import { type CycleKey, chakras } from '@krono/chart'
import { crescent } from '../drawing/moon'
import { arc, node, pointAt } from '../drawing/node'
import { mix, palette } from '../drawing/palette'
import { block, disc, inside, type Point, path, picture, round, rule } from '../drawing/svg'
import { valuesOf } from '../drawing/wave'

const year = { birth: '1965-09-05', from: '2026-01-01', days: 365 }
const today = 232
const horizon: Point = [700, 700]

// The seven cycles of a year as arcs over the horizon, the longest outermost.
const radiusOf = (index: number) => 610 - index * 64
const degreesOf = (day: number) => -90 + (180 * day) / (year.days - 1)

function dayPoints(cycle: CycleKey, index: number): Point[] {
  const radius = radiusOf(index)
  return valuesOf(cycle, year).map((value, day) =>
    pointAt(horizon, radius + value * (8 + radius / 40), degreesOf(day)),
  )
}

/** A year as a dial over the horizon: night on the left, day on the right. */
export function homeYearly(): string {
  const rows = chakras.map(({ cycle }, index) => dayPoints(cycle, index))
  const line = (goal: string) => (points: readonly Point[], index: number) =>
    path(`M${points.map((point) => point.map(round).join(' ')).join('L')}`, {
      stroke: mix(palette.night, goal, 0.72 + (0.28 * index) / 6),
      'stroke-width': 7,
    })
  const side = { width: 700, height: 700 }
  const beads = rows.map((points) => disc(points[today] ?? horizon, 11, palette.card))
  const hand = { stroke: palette.card, width: 3 }
  return picture({ width: 1400, height: 700 }, palette.night, [
    inside('night', block([0, 0], side, palette.night), rows.map(line(palette.moonlight))),
    inside('day', block([700, 0], side, palette.night), rows.map(line(palette.sun))),
    inside('moon', block([0, 0], side, palette.night), [disc(horizon, 150, palette.moonlight)]),
    inside('sun', block([700, 0], side, palette.night), [disc(horizon, 150, palette.sun)]),
    rule(pointAt(horizon, 190, degreesOf(today)), pointAt(horizon, 660, degreesOf(today)), hand),
    ...beads,
  ])
}

/** Eight rings in the order of the octants: intake on the left, release on the right, energy up. */
export function mobileYearly(): string {
  const centre: Point = [390, 310]
  const rings = [0, 1, 2, 3, 4, 5, 6, 7].map((octant) => {
    const isIntake = octant < 2 || octant > 5
    const place = pointAt(centre, 210, -90 + octant * 45 + 22.5)
    const colour = isIntake ? palette.moonlight : palette.sun
    return node({ centre: place, radius: 48, octant, colour, turn: -90, fill: palette.night })
  })
  return picture({ width: 780, height: 620 }, palette.night, [
    ...rings,
    crescent([380, 310], 92, palette.moonlight),
    path(`${arc({ centre: [400, 310], radius: 68, from: 0, to: 180 })}Z`, { fill: palette.sun }),
    rule([390, 196], [390, 424], { stroke: palette.card, width: 5 }),
  ])
}
