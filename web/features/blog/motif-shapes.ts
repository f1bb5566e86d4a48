import { type ChakraKey, chakras } from '@krono/chart'
import { type Box, circle, grounds, rectangle, type Shape } from '@/features/analysis/cover/shape'
import { tint } from '@/features/analysis/cover/tint'
import { placedCurve } from '@/features/analysis/cover/year-shapes'
import { octantArc } from '@/features/chart/drawing/geometry'
import type { Charted } from '@/features/chart/drawing/outlines'
import { curvePath } from '@/features/cycles/curve-path'
import { lightPalette } from '@/lib/contract/palette'

/** The classical cycles with their look on the night side. */
const cycles = [
  { period: 23, line: lightPalette.ember },
  { period: 28, line: lightPalette.moon },
  { period: 33, line: lightPalette.sun },
] as const

const shownDays = 42

/** Six weeks of the three classical cycles at night; the day in the middle is day number `lived` of a life. */
export function waveShapes(lived: number, box: Box): Shape[] {
  const { width, height } = box
  const [zero, reach] = [height / 2, height * 0.3]
  const begun = lived - shownDays / 2
  const heightOn = (period: number) => zero - reach * Math.sin((2 * Math.PI * lived) / period)
  return [
    { d: rectangle(0, 0, box), fill: grounds.night },
    { d: `M0 ${zero}H${width}`, line: tint(lightPalette.moon, 0.5, grounds.night), width: 1.5 },
    ...cycles.map(({ period, line }) => ({
      d: placedCurve(curvePath({ period, lived: begun, days: shownDays }), { width, zero, reach }),
      line,
      width: 6,
    })),
    { d: `M${width / 2} ${zero - reach * 1.3}V${zero + reach * 1.3}`, line: '#fffdf8', width: 2 },
    ...cycles.map(({ period, line }) => ({
      d: circle({ x: width / 2, y: heightOn(period), radius: 11 }),
      fill: lightPalette.card,
      line,
      width: 5,
    })),
  ]
}

const ripples = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** One chakra of a chart, large, between night and day: as wide as its energy, with contour lines around it. */
export function chakraShapes(chart: Charted, chakra: ChakraKey, box: Box): Shape[] {
  const { width, height } = box
  const [x, y] = [width / 2, height * 0.5]
  const { energy, octant } = chart.chakras[chakra]
  const radius = height * (0.1 + energy / 600)
  const half = { width: x, height }
  const colour = lightPalette[chakra]
  const isCrown = chakra === chakras[0].chakra
  return [
    { d: rectangle(0, 0, half), fill: grounds.night },
    { d: rectangle(x, 0, half), fill: grounds.day },
    ...[...ripples].reverse().flatMap((place): Shape[] => {
      const reach = radius + 18 + place * (12 + place * 2.2)
      const share = 0.75 * (1 - place / 9)
      return [
        { d: arc(x, y, reach, 0), line: tint(lightPalette.moon, share, grounds.night), width: 2 },
        { d: arc(x, y, reach, 1), line: tint(lightPalette.sun, share, grounds.day), width: 2 },
      ]
    }),
    { d: `M${x} ${isCrown ? y : 0}V${height}`, line: lightPalette.ink, width: 3 },
    { d: circle({ x, y, radius }), fill: lightPalette.card, line: colour, width: 12 },
    { d: octantArc({ x, y, radius: radius + 22 }, octant), line: colour, width: 12 },
  ]
}

/** Half a circle on one side of the axis: 0 is night, 1 is day. */
const arc = (x: number, y: number, radius: number, side: 0 | 1) =>
  `M${x} ${Math.round(y - radius)}A${Math.round(radius)} ${Math.round(radius)} 0 0 ${side} ${x} ${Math.round(y + radius)}`
