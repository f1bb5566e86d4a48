import { type ChakraKey, chakras } from '@krono/chart'
import {
  arcGap,
  echoes,
  type Layout,
  nodeRadius,
  nodeY,
  octantArc,
  outlinePath,
  ringWidth,
  type Side,
} from '@/features/chart/drawing/geometry'
import type { Contours } from '@/features/chart/drawing/outlines'
import { lightPalette } from '@/lib/contract/palette'
import { circle, type Shape } from './shape'
import { tint } from './tint'

const rowsDown = chakras.length - 1

const sides = [
  { side: -1, of: 'intake', colour: lightPalette.moon },
  { side: 1, of: 'release', colour: lightPalette.sun },
] as const

type Echoed = {
  layout: Layout
  /** Background colour of each side. */
  ground: Record<Side, string>
  /** Scale relative to the plate's own distances. */
  scale: number
  /** Draws every nth line: fewer when there are many people. */
  every?: number
}

/** Contour lines that repeat both outlines outwards. */
export const echoShapes = (
  contours: Contours,
  { layout, ground, scale, every = 1 }: Echoed,
): Shape[] =>
  sides.flatMap(({ side, of, colour }) =>
    echoes
      .filter((_, place) => place % every === 0)
      .map(({ more, opacity }) => ({
        d: outlinePath(contours[of], side, layout, more * scale),
        line: tint(colour, opacity, ground[side]),
        width: 1,
      })),
  )

/** Both outlines, filled. */
export const outlineShapes = (contours: Contours, layout: Layout): Shape[] =>
  sides.map(({ side, of, colour }) => ({
    d: outlinePath(contours[of], side, layout),
    fill: colour,
  }))

/** The second person's lines on top: light on the night half, dark on the day half. */
export const secondShapes = (contours: Contours, layout: Layout, width: number): Shape[] =>
  sides.map(({ side, of }) => ({
    d: outlinePath(contours[of], side, layout),
    line: side < 0 ? lightPalette.card : lightPalette.night,
    width,
  }))

export const axisShape = (layout: Layout, line: string, width: number): Shape => ({
  d: `M${layout.axis} ${nodeY(0, layout) - layout.tail}V${nodeY(rowsDown, layout) + layout.tail}`,
  line,
  width,
})

/** Content of a ring; a mean of several people has no octant. */
export type Node = { energy: number; octant?: number }
export type Nodes = Readonly<Record<ChakraKey, Node>>

/** The seven discs on the axis, as large as the energy in them, `scale` times the figure's. */
export const discShapes = (nodes: Nodes, layout: Layout, scale: number): Shape[] =>
  chakras.flatMap(({ chakra }, row): Shape[] => {
    const { energy, octant } = nodes[chakra]
    const at = { x: layout.axis, y: nodeY(row, layout) }
    const radius = nodeRadius(energy) * scale
    const line = { line: lightPalette[chakra], width: ringWidth * scale }
    const disc = { d: circle({ ...at, radius }), fill: lightPalette.card, ...line }
    if (octant === undefined) return [disc]
    return [disc, { d: octantArc({ ...at, radius: radius + arcGap * scale }, octant), ...line }]
  })
