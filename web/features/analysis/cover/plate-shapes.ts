import { type Layout, plate } from '@/features/chart/drawing/geometry'
import type { Contours } from '@/features/chart/drawing/outlines'
import { lightPalette } from '@/lib/contract/palette'
import {
  axisShape,
  discShapes,
  echoShapes,
  type Nodes,
  outlineShapes,
  secondShapes,
} from './figure-shapes'
import { type Box, grounds, rectangle, type Shape } from './shape'

/** The discs of the plate are larger than those of the figure. */
const discScale = 1.3

/** Fits the plate's height to a box of any size. */
function layoutIn({ width, height }: Box): Layout & { share: number } {
  const share = height / plate.height
  return {
    share,
    axis: width / 2,
    firstNode: plate.firstNode * share,
    step: plate.step * share,
    scale: plate.scale * share,
    tail: plate.tail * share,
  }
}

type Plate = {
  contours: Contours
  /** The outlines of the second person of a pair. */
  second?: Contours | undefined
  nodes: Nodes
}

/** Half night, half day, with the chart of one person on it, or one chart and the lines of another. */
export function plateShapes({ contours, second, nodes }: Plate, box: Box): Shape[] {
  const { share, ...layout } = layoutIn(box)
  const half = { width: box.width / 2, height: box.height }
  return [
    { d: rectangle(0, 0, half), fill: grounds.night },
    { d: rectangle(half.width, 0, half), fill: grounds.day },
    ...echoShapes(contours, {
      layout,
      ground: { [-1]: grounds.night, 1: grounds.day },
      scale: share,
    }),
    ...outlineShapes(contours, layout),
    ...(second ? secondShapes(second, layout, 3 * share) : []),
    axisShape(layout, lightPalette.ink, 2 * share),
    ...discShapes(nodes, layout, discScale * share),
  ]
}
