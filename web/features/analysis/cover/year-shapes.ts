import { chakras } from '@krono/chart'
import { curveBox } from '@/features/cycles/curve-box'
import { curvePath } from '@/features/cycles/curve-path'
import { lightPalette } from '@/lib/contract/palette'
import { type Box, grounds, rectangle, type Shape } from './shape'
import { tint } from './tint'

const daysOfYear = 365

/** Position of the crown's and the root's wave, and wave height, as shares of the box height. */
const [first, last, high] = [0.2, 0.88, 0.075]

/** Number of lines above the crown's wave. */
const echoCount = 7

/** Moves a curve from its own box to a position: x from edge to edge, `zero` is the y of its zero line. */
export function placedCurve(
  path: string,
  { width, zero, reach }: { width: number; zero: number; reach: number },
) {
  const half = (value: number) => Math.round(value * 2) / 2
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => {
    const down = (y - curveBox.zero) / curveBox.zero
    return `${half((x / curveBox.width) * width)} ${half(zero + down * reach)}`
  })
}

/**
 * A year of the seven cycles, one behind the other, as hills at nightfall: the slowest at the back (night), the fastest
 * in front (day). `lived` is the person's age in days on the first day.
 */
export function yearShapes(lived: number, box: Box): Shape[] {
  const { width, height } = box
  const zeroOf = (row: number) => height * (first + ((last - first) * row) / (chakras.length - 1))
  const reach = height * high
  const wave = (row: number, period: number, up = 0) =>
    placedCurve(curvePath({ period, lived, days: daysOfYear }), {
      width,
      zero: zeroOf(row) - up,
      reach,
    })
  const { night, moon, sun } = lightPalette
  return [
    { d: rectangle(0, 0, box), fill: grounds.night },
    ...Array.from({ length: echoCount }, (_, place) => ({
      d: wave(0, chakras[0].period, (place + 1) * height * 0.022),
      line: tint(moon, 0.6 * (1 - place / echoCount), night),
      width: 1,
    })),
    ...chakras.flatMap(({ chakra, period }, row): Shape[] => {
      const d = wave(row, period)
      const nearness = row / (chakras.length - 1)
      return [
        { d: `${d}V${height}H0Z`, fill: tint(sun, nearness, row === 0 ? night : moon) },
        { d, line: lightPalette[chakra], width: 2.5 },
      ]
    }),
  ]
}
