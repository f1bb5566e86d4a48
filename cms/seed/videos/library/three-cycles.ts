import { waveThrough } from '../../images/drawing/curve'
import { palette } from '../../images/drawing/palette'
import { type Point, path, picture, rule } from '../../images/drawing/svg'
import { valuesOf } from '../../images/drawing/wave'
import { size } from '../size'
import { bead, between, classical, upTo } from './scene'

type Days = { birth: string; from: string }

const shown = 34
const band = { x: 60, width: size.width - 120, y: size.height / 2, amplitude: 170 }
const dayWidth = band.width / (shown - 1)

/** Start and end of the drawing of each wave, in seconds. */
const pens = [
  [1.5, 8],
  [9, 15],
  [16, 22],
] as const

/** Waves of 23, 28 and 33 days over a month of one date, drawn one after the other; then a day moves along them. */
export const threeCycles =
  ({ birth, from }: Days) =>
  (second: number) => {
    const day = between(second, 23, 33) * (shown - 1)
    const x = band.x + day * dayWidth
    const waves = classical.map(({ cycle, colour }, row) => {
      const values = valuesOf(cycle, { birth, from, days: shown + 1 })
      const points = values
        .slice(0, shown)
        .map((value, at): Point => [band.x + at * dayWidth, band.y - value * band.amplitude])
      const [begins, ends] = pens[row] ?? pens[0]
      const pen = between(second, begins, ends)
      const whole = Math.floor(day)
      const [here = 0, next = 0] = values.slice(whole)
      const y = band.y - (here + (next - here) * (day - whole)) * band.amplitude
      const line = path(waveThrough(points), { stroke: colour, 'stroke-width': 6 })
      return {
        line: pen > 0 ? upTo(`pen${row}`, band.x - 8 + pen * (band.width + 16), [line]) : '',
        bead: second > 22.5 ? bead([x, y], colour, 9 * between(second, 22.5, 23.2)) : '',
      }
    })
    const axis = between(second, 0, 1.5)
    const ticks = Array.from({ length: shown }, (_, at) => {
      const height = at % 7 === 0 ? 10 : 5
      const left = band.x + at * dayWidth
      return left > band.x + axis * band.width + 1
        ? ''
        : rule([left, band.y - height], [left, band.y + height], {
            stroke: palette.nightLine,
            width: 2,
          })
    })
    return picture(size, palette.midnight, [
      rule([band.x, band.y], [band.x + axis * band.width, band.y], {
        stroke: palette.nightLine,
        width: 3,
      }),
      ...ticks,
      ...waves.map(({ line }) => line),
      second > 22.5
        ? rule([x, 40], [x, size.height - 40], { stroke: palette.cream, width: 2, dash: '6 8' })
        : '',
      ...waves.map((wave) => wave.bead),
    ])
  }
