import { curveMonotoneY, line } from 'd3-shape'

/** Layout of a drawing, in units of its view box. */
export type Layout = {
  /** x of the axis. */
  axis: number
  /** y of the crown's node, and distance between two nodes. */
  firstNode: number
  step: number
  /** Units per point of contour; the largest possible contour is 73. */
  scale: number
  /** Length of the outline above the first node and below the last. */
  tail: number
}

/** The figure: at 340 units its text is readable on a phone, and the largest contour does not reach the labels. */
export const figure = {
  width: 340,
  axis: 170,
  firstNode: 52,
  step: 78,
  scale: 1.02,
  tail: 40,
} as const satisfies Layout & { width: number }

/**
 * The plate has this height and the width of its container: its view box is wider than any screen, and cut at both
 * sides.
 */
export const plate = {
  width: 2560,
  height: 660,
  axis: 1280,
  firstNode: 96,
  step: 78,
  scale: 2.7,
  tail: 58,
} as const satisfies Layout & { width: number; height: number }

export const nodeY = (row: number, { firstNode, step }: Layout = figure) => firstNode + row * step
export const figureHeight = nodeY(6) + figure.firstNode

const outline = line<readonly [number, number]>().curve(curveMonotoneY)
const round = (value: number) => Math.round(value * 10) / 10
const rounded = (path: string) => path.replace(/\d+\.\d{2,}/g, (n) => String(round(+n)))

/** −1 is on the left (intake), 1 on the right (release). */
export type Side = -1 | 1

/**
 * Smooth outline through seven contour values (0–100), crown first, from the top of the axis to its bottom.
 *
 * @param more units added to the width, and to both ends: a contour line around the outline
 */
export function outlinePath(
  contours: readonly number[],
  side: Side,
  layout: Layout = figure,
  more = 0,
): string {
  const { axis, scale, tail } = layout
  const points = contours.map((value, row): readonly [number, number] => [
    round(axis + side * (value * scale + more)),
    nodeY(row, layout),
  ])
  const reach = tail + more * 0.4
  const top = [axis, nodeY(0, layout) - reach] as const
  const foot = [axis, nodeY(6, layout) + reach] as const
  return rounded(outline([top, ...points, foot]) ?? '')
}

/** The contour lines around an outline, fading outwards. */
export const echoes = Array.from({ length: 13 }, (_, index) => {
  const place = index + 1
  return {
    more: round(place * 13 + place ** 2 * 1.5),
    opacity: round2(0.6 * (1 - place / 14)),
  }
})

function round2(value: number) {
  return Math.round(value * 100) / 100
}

export type Circle = { x: number; y: number; radius: number }

/** Radius of a chakra's disc, in units of the figure: its number always fits into it. */
export const nodeRadius = (energy: number) => round(13 + energy / 11)

/** Width of the ring around a disc and of the arc outside it, and the gap between them. */
export const ringWidth = 3.5
export const arcGap = 6

const octantDegrees = 45
const gapDegrees = 5

/** Both ends of the arc of one octant (0–7, from twelve o’clock) of a circle. */
export function octantEnds({ x, y, radius }: Circle, octant: number) {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) }
  }
  const from = octant * octantDegrees
  return [at(from + gapDegrees), at(from + octantDegrees - gapDegrees)] as const
}

/** The arc between these ends. */
export function octantArc(circle: Circle, octant: number): string {
  const [from, to] = octantEnds(circle, octant)
  return `M${from.x} ${from.y}A${circle.radius} ${circle.radius} 0 0 1 ${to.x} ${to.y}`
}
