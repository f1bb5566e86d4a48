import { chakras, chartOf, phaseOf } from '@krono/chart'
import { waveThrough } from '../drawing/curve'
import { node } from '../drawing/node'
import { palette } from '../drawing/palette'
import { block, inside, type Point, path, picture } from '../drawing/svg'

const birth = '1984-06-12'

const strings = { first: 114, step: 112, amplitude: 36, dayWidth: 15, reach: 41 }

// The energy of one chakra on the days around the birth; the birth itself is on the axis.
function stringPoints(row: number): Point[] {
  const { chakra } = chakras[row] ?? chakras[0]
  const { phase, period } = phaseOf(chakra, birth)
  const y = strings.first + row * strings.step
  return Array.from({ length: 2 * strings.reach + 1 }, (_, index) => {
    const day = index - strings.reach
    const height = Math.sin((2 * Math.PI * (phase + day)) / period)
    return [600 + day * strings.dayWidth, y - height * strings.amplitude]
  })
}

/** Seven cycles as strings across the axis of one day, night on the left and day on the right. */
export function homeImage(): string {
  const chart = chartOf(birth)
  const rows = chakras.map((_, row) => stringPoints(row))
  const lines = (stroke: string) =>
    rows.map((points) => path(waveThrough(points), { stroke, 'stroke-width': 7 }))
  const side = { width: 600, height: 900 }
  const rings = chakras.map(({ chakra }, row) => {
    const centre = rows[row]?.[strings.reach] ?? [600, 0]
    const { octant, energy } = chart.chakras[chakra]
    return node({ centre, radius: 18 + energy / 6, octant, colour: palette[chakra] })
  })
  return picture({ width: 1200, height: 900 }, palette.dawn, [
    block([0, 0], side, palette.night),
    inside('night', block([0, 0], side, palette.night), lines(palette.moon)),
    inside('day', block([600, 0], side, palette.night), lines(palette.sun)),
    ...rings,
  ])
}
