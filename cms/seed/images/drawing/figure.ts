import { type ChakraKey, type ChakraReading, type Chart, chakras, type Side } from '@krono/chart'
import { outlineThrough } from './curve'
import type { Point } from './svg'

/** Position of a figure: x of its axis, top, height, and pixels per contour point. */
export type Place = { x: number; top: number; height: number; spread: number }
export type FigureNode = {
  chakra: ChakraKey
  reading: ChakraReading
  y: number
  /** Radius of its disc, which shows the energy. */
  radius: number
}

// The proportions of the chart itself: 40 units, six steps of 78, 40 units.
const overhang = 40 / 548
const step = 78 / 548

/** The seven nodes of a figure on its axis, crown first. */
export function nodesOf(chart: Chart, { top, height }: Place): FigureNode[] {
  return chakras.map(({ chakra }, row) => ({
    chakra,
    reading: chart.chakras[chakra],
    y: top + height * (overhang + row * step),
    radius: (height * (13 + chart.chakras[chakra].energy / 11)) / 548,
  }))
}

/** Points of one outline from the top of the axis to its foot: intake to the left, release to the right. */
export function outlinePoints(chart: Chart, place: Place, side: Side): Point[] {
  const direction = side === 'intake' ? -1 : 1
  const inner = nodesOf(chart, place).map(({ reading, y }): Point => {
    const value = side === 'intake' ? reading.intakeContour : reading.releaseContour
    return [place.x + direction * value * place.spread, y]
  })
  return [[place.x, place.top], ...inner, [place.x, place.top + place.height]]
}

/** One half of a figure as a closed shape with a straight edge on the axis. */
export const half = (chart: Chart, place: Place, side: Side) =>
  `${outlineThrough(outlinePoints(chart, place, side))}Z`
