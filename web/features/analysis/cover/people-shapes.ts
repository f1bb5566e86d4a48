import { figure, figureHeight, type Layout } from '@/features/chart/drawing/geometry'
import { type Charted, type Contours, chartContours } from '@/features/chart/drawing/outlines'
import { meanContours, meanEnergies } from '@/features/relationship/rows'
import { lightPalette } from '@/lib/contract/palette'
import { axisShape, discShapes, echoShapes, type Nodes, outlineShapes } from './figure-shapes'
import { type Box, grounds, rectangle, round, type Shape } from './shape'

/** Usual maximum width of both outlines, in units of the figure. */
const figureWidth = 150

/** A placed figure: the x of its axis, its top, and its scale. */
type PlacedFigure = { contours: Contours; nodes: Nodes; x: number; top: number; scale: number }

const layoutOf = ({ x, top, scale }: PlacedFigure): Layout => ({
  axis: round(x),
  firstNode: round(top + figure.firstNode * scale),
  step: round(figure.step * scale),
  scale: figure.scale * scale,
  tail: round(figure.tail * scale),
})

const drawn = (placed: PlacedFigure, axis: string): Shape[] => {
  const layout = layoutOf(placed)
  return [
    ...outlineShapes(placed.contours, layout),
    axisShape(layout, axis, 2 * placed.scale),
    ...discShapes(placed.nodes, layout, 1.15 * placed.scale),
  ]
}

type Field = {
  charts: readonly Charted[]
  rows: number
  /** Left edge and size of the field. */
  x: number
  width: number
  height: number
}

/** Places people row by row, as large as the field allows. */
function placeFigures({ charts, rows, x, width, height }: Field): PlacedFigure[] {
  const columns = Math.ceil(charts.length / rows)
  const [across, down] = [width / columns, height / rows]
  const scale = Math.min((across * 0.94) / figureWidth, (down * 0.9) / figureHeight)
  return charts.map((chart, place) => {
    const row = Math.floor(place / columns)
    const free = width - across * Math.min(columns, charts.length - row * columns)
    return {
      contours: chartContours(chart),
      nodes: chart.chakras,
      scale,
      x: x + free / 2 + across * ((place % columns) + 0.5),
      top: down * (row + 0.5) - (figureHeight * scale) / 2,
    }
  })
}

/** A larger family has two rows. */
const mostInRow = 5

/** People side by side, a family: the contour lines of each run through the others. */
export function rowShapes(charts: readonly Charted[], { width, height }: Box): Shape[] {
  const margin = width * 0.05
  const rows = charts.length > mostInRow ? 2 : 1
  const placedFigures = placeFigures({ charts, rows, x: margin, width: width - 2 * margin, height })
  const ground = { [-1]: grounds.night, 1: grounds.night } as const
  return [
    { d: rectangle(0, 0, { width, height }), fill: grounds.night },
    ...placedFigures.flatMap((placed) =>
      echoShapes(placed.contours, {
        layout: layoutOf(placed),
        ground,
        scale: placed.scale * 0.55,
        every: 3,
      }),
    ),
    ...placedFigures.flatMap((placed) => drawn(placed, lightPalette.card)),
  ]
}

/** Share of the width for the mean of a group, in the middle; the people are left and right of it. */
const middleShare = 0.4

/** The number of rows per side with the largest figures. */
const rowsFor = (count: number) => Math.ceil(Math.sqrt(count * 1.2))

const meanNodes = (charts: readonly Charted[]) =>
  Object.fromEntries(
    Object.entries(meanEnergies(charts)).map(([chakra, energy]) => [chakra, { energy }]),
  ) as Nodes

/** A group as a field: its mean in the middle, whose contour lines run through all figures. */
export function fieldShapes(charts: readonly Charted[], box: Box): Shape[] {
  const { width, height } = box
  const side = (width * (1 - middleShare)) / 2
  const half = Math.ceil(charts.length / 2)
  const room = { width: side, height }
  const left = charts.slice(0, half)
  const right = charts.slice(half)
  const scale = (height * 0.94) / figureHeight
  const contours = meanContours(charts)
  const nodes = meanNodes(charts)
  const middle = { contours, nodes, x: width / 2, top: height * 0.03, scale }
  const ground = { [-1]: grounds.day, 1: grounds.day } as const
  return [
    { d: rectangle(0, 0, box), fill: grounds.day },
    ...echoShapes(contours, { layout: layoutOf(middle), ground, scale: scale * 0.9 }),
    ...drawn(middle, lightPalette.ink),
    ...[
      ...placeFigures({ ...room, charts: left, rows: rowsFor(left.length), x: 0 }),
      ...placeFigures({ ...room, charts: right, rows: rowsFor(right.length), x: width - side }),
    ].flatMap((placed) => drawn(placed, lightPalette.ink)),
  ]
}
