import { type Point, round } from './svg'

type Knot = { at: number; value: number }

const slopeBetween = (from: Knot, to: Knot) => (to.value - from.value) / (to.at - from.at)

/**
 * Slopes of a curve that does not overshoot its knots (Steffen 1990, the same as the chart's own outline). `at`
 * ascends.
 */
export function calmSlopes(knots: readonly Knot[]): number[] {
  const inner = knots.map((knot, index) => {
    const [before, after] = [knots[index - 1], knots[index + 1]]
    if (!before || !after) return 0
    const [arriving, leaving] = [slopeBetween(before, knot), slopeBetween(knot, after)]
    const [gap, next] = [knot.at - before.at, after.at - knot.at]
    const parabola = (arriving * next + leaving * gap) / (gap + next)
    const steepest = Math.min(Math.abs(arriving), Math.abs(leaving), Math.abs(parabola) / 2)
    return (Math.sign(arriving) + Math.sign(leaving)) * steepest
  })
  return inner.map((slope, index) => {
    if (index > 0 && index < knots.length - 1) return slope
    const [end, neighbour] = index === 0 ? [0, 1] : [index, index - 1]
    const [from, to] = [knots[end], knots[neighbour]]
    return from && to ? (3 * slopeBetween(from, to) - (inner[neighbour] ?? 0)) / 2 : 0
  })
}

/** Slopes of a wave: at each knot, the slope between its neighbours. */
export function waveSlopes(knots: readonly Knot[]): number[] {
  return knots.map((knot, index) => {
    const [before, after] = [knots[index - 1] ?? knot, knots[index + 1] ?? knot]
    return before === after ? 0 : slopeBetween(before, after)
  })
}

type Curve = {
  knots: readonly Knot[]
  slopes: readonly number[]
  toPoint: (at: number, value: number) => Point
}

// One Bézier segment between each two knots.
function curve({ knots, slopes, toPoint }: Curve): string {
  const write = (at: number, value: number) => toPoint(at, value).map(round).join(' ')
  const pieces = knots.slice(1).map((knot, index) => {
    const before = knots[index] ?? knot
    const third = (knot.at - before.at) / 3
    const leaving = write(before.at + third, before.value + third * (slopes[index] ?? 0))
    const arriving = write(knot.at - third, knot.value - third * (slopes[index + 1] ?? 0))
    return `C${leaving} ${arriving} ${write(knot.at, knot.value)}`
  })
  const [first] = knots
  return `M${first ? write(first.at, first.value) : '0 0'}${pieces.join('')}`
}

/** An outline through points of ascending y. */
export function outlineThrough(points: readonly Point[]): string {
  const knots = points.map(([x, y]) => ({ at: y, value: x }))
  return curve({ knots, slopes: calmSlopes(knots), toPoint: (y, x) => [x, y] })
}

/** A wave through points of ascending x. */
export function waveThrough(points: readonly Point[]): string {
  const knots = points.map(([x, y]) => ({ at: x, value: y }))
  return curve({ knots, slopes: waveSlopes(knots), toPoint: (x, y) => [x, y] })
}
