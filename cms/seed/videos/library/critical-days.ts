import { waveThrough } from '../../images/drawing/curve'
import { palette } from '../../images/drawing/palette'
import { circle, type Point, path, picture, rule } from '../../images/drawing/svg'
import { valuesOf } from '../../images/drawing/wave'
import { size } from '../size'
import { bead, between, classical, ripple, upTo } from './scene'

type Days = { birth: string; from: string }

const shown = 40
const band = { x: 50, width: size.width - 100, y: size.height / 2, amplitude: 150 }
const dayWidth = band.width / (shown - 1)

/** Zero crossings of a series, in fractional days. */
const turnsOf = (values: readonly number[]) =>
  values.slice(0, shown - 1).flatMap((value, at) => {
    const next = values[at + 1] ?? value
    return value === 0 || Math.sign(value) !== Math.sign(next)
      ? [at + value / (value - next || 1)]
      : []
  })

/** Start and end of the bead's way along each wave, in seconds. */
const walks = [
  [3, 12],
  [14, 20],
  [21, 27],
] as const

/** A bead moves along a wave and leaves a ring at each zero crossing. Then the same with two more waves. */
export const criticalDays =
  ({ birth, from }: Days) =>
  (second: number) => {
    const parts = classical.map(({ cycle, colour }, row) => {
      const values = valuesOf(cycle, { birth, from, days: shown })
      const [begins, ends] = walks[row] ?? walks[0]
      const shares = Math.min(1, Math.max(0, (second - begins) / (ends - begins)))
      const at = shares * (shown - 1)
      const whole = Math.floor(at)
      const [here = 0, next = here] = values.slice(whole)
      const points = values.map(
        (value, day): Point => [band.x + day * dayWidth, band.y - value * band.amplitude],
      )
      const x = band.x + at * dayWidth
      const isThere = second >= begins - 1
      const opacity = second > ends + 1 && row < 2 ? 0.55 : 1
      const line = path(waveThrough(points), { stroke: colour, 'stroke-width': 5, opacity })
      const turns = turnsOf(values).filter((day) => day <= at)
      return {
        line: isThere
          ? upTo(
              `walk${row}`,
              band.x + between(second, begins - 1, begins + 1) * (band.width + 10),
              [line],
            )
          : '',
        rings: turns.map((day) => {
          const centre: Point = [band.x + day * dayWidth, band.y]
          const since = ((at - day) / (shown - 1)) * (ends - begins)
          return (
            circle(centre, 13 + row * 7, { stroke: colour, width: 4 }) +
            ripple(centre, since / 1.6, colour)
          )
        }),
        bead:
          isThere && second < ends + 1
            ? bead([x, band.y - (here + (next - here) * (at - whole)) * band.amplitude], colour)
            : '',
      }
    })
    const axis = between(second, 0, 2)
    return picture(size, palette.night, [
      rule([band.x, band.y], [band.x + axis * band.width, band.y], {
        stroke: palette.moonlight,
        width: 2,
      }),
      ...parts.map(({ line }) => line),
      ...parts.flatMap(({ rings }) => rings),
      ...parts.map((part) => part.bead),
    ])
  }
