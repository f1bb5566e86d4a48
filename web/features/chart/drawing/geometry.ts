import { curveMonotoneY, line } from 'd3-shape'

/** Measures of the figure, in units of its view box; drawn at 340 units the type stays readable on a phone. */
export const figure = {
  width: 340,
  axis: 170,
  firstNode: 52,
  step: 78,
  nodeRadius: 18,
  ringRadius: 21,
  /** Units per point of contour: the largest possible contour (73) stays clear of the labels. */
  scale: 1.02,
} as const

export const nodeY = (row: number) => figure.firstNode + row * figure.step
export const figureHeight = nodeY(6) + figure.firstNode

const outline = line<readonly [number, number]>().curve(curveMonotoneY)
const round = (value: number) => Math.round(value * 10) / 10

/**
 * Smooth outline through seven contour values (0–100), crown first, from the top of the axis to its
 * foot. `direction` −1 draws to the left (intake), 1 to the right (release).
 */
export function outlinePath(contours: readonly number[], direction: -1 | 1): string {
  const points = contours.map((value, row): readonly [number, number] => [
    round(figure.axis + direction * value * figure.scale),
    nodeY(row),
  ])
  const top = [figure.axis, nodeY(0) - 40] as const
  const foot = [figure.axis, nodeY(6) + 40] as const
  return (outline([top, ...points, foot]) ?? '').replace(/\d+\.\d{2,}/g, (n) => String(round(+n)))
}

/** Dashes that cut a circle into eight arcs (an octant each), beginning at twelve o'clock. */
export function ringDashes(radius: number) {
  const octant = (2 * Math.PI * radius) / 8
  const gap = 3.4
  const arc = octant - gap
  return {
    eight: `${round(arc)} ${round(gap)}`,
    one: `${round(arc + gap / 2)} ${round(octant * 8)}`,
    offsetOf: (index: number) => round(-index * octant),
  }
}
