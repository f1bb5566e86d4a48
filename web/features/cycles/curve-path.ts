import { curveBox, heightOf } from './curve-box'

// Six pieces per period follow the sine within 0.4 of 200 units, and keep a year of seven cycles small.
const piecesPerTurn = 6

type CurveRow = { period: number; lived: number; days: number }

/**
 * The curve 100 · sin(2πt / period) over a range as an SVG path. `lived` is the age in days on the first day, `days`
 * the length of the range; its last day is at the right edge. The pieces have equal widths, and the sine's slope at
 * both ends. So the handles at a knot are symmetric, and the short form `S` is enough.
 */
export function curvePath({ period, lived, days }: CurveRow): string {
  const span = days - 1
  const pieces = Math.max(2, Math.ceil((span * piecesPerTurn) / period))
  const step = span / pieces
  const point = (day: number) => `${xOf(day, span)} ${yOf(lived + day, period)}`
  const handle = (day: number, reach: number) =>
    `${xOf(day + reach, span)} ${round(exactY(lived + day, period) + reach * slope(lived + day, period))}`

  const knots = Array.from({ length: pieces }, (_, index) => (index + 1) * step)
  const first = `M${point(0)}C${handle(0, step / 3)} ${handle(step, -step / 3)} ${point(step)}`
  const rest = knots.slice(1).map((day) => `S${handle(day, -step / 3)} ${point(day)}`)
  return first + rest.join('')
}

const round = (value: number) => Math.round(value * 10) / 10
const xOf = (day: number, span: number) => round((curveBox.width * day) / span)
const exactY = (day: number, period: number) =>
  heightOf(100 * Math.sin((2 * Math.PI * day) / period))
const yOf = (day: number, period: number) => round(exactY(day, period))
const slope = (day: number, period: number) =>
  ((-200 * Math.PI) / period) * Math.cos((2 * Math.PI * day) / period)
