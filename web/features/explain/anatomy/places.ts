import { type Chart, chakras } from '@krono/chart'
import {
  arcGap,
  figure,
  figureHeight,
  nodeRadius,
  nodeY,
  type Side,
} from '@/features/chart/drawing/geometry'

/** The figure in the middle, with space for captions at both sides; lines end `reach` from the axis. */
export const stage = { width: 900, axis: 450, reach: 212 } as const

export type AnatomyPart = 'arc' | 'nodes' | 'night' | 'day' | 'disc' | 'axis'

export type CaptionPlace = {
  part: AnatomyPart
  side: Side
  /** Its target. */
  x: number
  y: number
  /** Top of the caption beside it. */
  top: number
}

/** Positions of a drawing's parts, with their captions in reading order. */
export function captionPlaces({ chakras: readings }: Pick<Chart, 'chakras'>): CaptionPlace[] {
  const rows = chakras.map(({ chakra }, row) => ({ ...readings[chakra], y: nodeY(row) }))
  const widest = (side: 'intakeContour' | 'releaseContour') =>
    rows.reduce((best, row) => (row[side] > best[side] ? row : best))
  const night = widest('intakeContour')
  const day = widest('releaseContour')
  const largest = rows.reduce((best, row) => (row.energy > best.energy ? row : best))
  // The arc of a node with its octant on the left, so that its line crosses nothing.
  const leftwards = rows.find(({ octant }) => octant === 5 || octant === 6) ?? rows[0] ?? night
  const middle = rows[3] ?? night
  const edge = ({ energy }: { energy: number }) => nodeRadius(energy)
  const [arc, nodes, dark] = spread([leftwards.y, middle.y, night.y], 66)
  const [light, disc, axis] = spread([day.y, largest.y, figureHeight - 40], 66)
  return [
    {
      part: 'arc',
      side: -1,
      x: stage.axis - edge(leftwards) - arcGap,
      y: leftwards.y + (leftwards.octant === 5 ? 6 : -6),
      top: arc,
    },
    { part: 'nodes', side: -1, x: stage.axis - edge(middle), y: middle.y, top: nodes },
    {
      part: 'night',
      side: -1,
      x: stage.axis - night.intakeContour * figure.scale,
      y: night.y,
      top: dark,
    },
    {
      part: 'day',
      side: 1,
      x: stage.axis + day.releaseContour * figure.scale,
      y: day.y,
      top: light,
    },
    { part: 'disc', side: 1, x: stage.axis + edge(largest), y: largest.y, top: disc },
    { part: 'axis', side: 1, x: stage.axis, y: nodeY(6) + figure.tail - 8, top: axis },
  ]
}

type Three = [number, number, number]

/** Three heights, apart from each other and within the drawing. */
function spread([a, b, c]: Three, margin: number): Three {
  const apart = 122
  const first = Math.max(a, margin)
  const last = Math.min(Math.max(c, first + 2 * apart), figureHeight - margin)
  return [first, Math.min(Math.max(b, first + apart), last - apart), last]
}
