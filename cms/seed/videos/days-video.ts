import { chakras } from '@krono/chart'
import { waveThrough } from '../images/drawing/curve'
import { mix, palette } from '../images/drawing/palette'
import { block, disc, inside, type Point, path, picture, rule } from '../images/drawing/svg'
import { valuesOf } from '../images/drawing/wave'
import { size } from './size'

type Days = { birth: string; from: string }

const dayWidth = 26
const before = 20
const shown = 42
const travelled = 48
const x = size.width / 2
const rows = { first: 69, step: 67, amplitude: 24 }

/** Seven cycles that pass the line of today, from night into day, for one birth date. The video covers 48 days. */
export const daysVideo = (days: Days) => {
  const values = chakras.map(({ cycle }) =>
    valuesOf(cycle, { ...days, days: shown + travelled + 2 }),
  )

  return (share: number) => {
    const passed = share * travelled
    const whole = Math.floor(passed)
    const part = passed - whole
    const strings = values.map((row, index) => {
      const y = rows.first + index * rows.step
      const points = row.slice(whole, whole + shown).map((value, day): Point => {
        return [x + (day - before - part) * dayWidth, y - value * rows.amplitude]
      })
      const [here = 0, next = 0] = row.slice(whole + before)
      const bead: Point = [x, y - (here + (next - here) * part) * rows.amplitude]
      return { line: waveThrough(points), bead }
    })
    const side = { width: x, height: size.height }
    const lines = (goal: string) =>
      strings.map(({ line }, index) =>
        path(line, { stroke: mix(palette.night, goal, 0.6 + index / 15), 'stroke-width': 5 }),
      )
    return picture(size, palette.night, [
      block([x, 0], side, palette.dawn),
      inside('night', block([0, 0], side, palette.night), lines(palette.moonlight)),
      inside('day', block([x, 0], side, palette.dawn), lines(palette.sun)),
      rule([x, 16], [x, size.height - 16], { stroke: palette.ember, width: 3 }),
      ...strings.map(({ bead }) => disc(bead, 13, palette.card)),
      ...strings.map(({ bead }, index) => disc(bead, 8, mix(palette.moon, palette.sun, index / 6))),
    ])
  }
}
