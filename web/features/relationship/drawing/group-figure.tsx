import { figure, figureHeight, nodeY } from '@/features/chart/drawing/geometry'
import { NodeDisc, NodeLabel } from '@/features/chart/drawing/node'
import { contoursOf, Outlines } from '@/features/chart/drawing/outlines'
import { type Palette, pagePalette } from '@/features/chart/drawing/palette'

export type GroupFigureRow = {
  /** Chakra key, also the name of its colour. */
  key: string
  name: string
  /** The mean energy of the group. */
  energy: number
  intakeContour: number
  releaseContour: number
  /** The smallest and the largest energy, as text. */
  range: string
}

type GroupFigureProps = {
  rows: readonly GroupFigureRow[]
  label: string
  palette?: Palette
}

/** The mean of a group's charts as one drawing. Seven rows, crown first. */
export function GroupFigure({ rows, label, palette = pagePalette }: GroupFigureProps) {
  return (
    <svg
      viewBox={`0 0 ${figure.width} ${figureHeight}`}
      width={figure.width}
      height={figureHeight}
      role="img"
      aria-label={label}
      fontFamily="inherit"
    >
      <Outlines contours={contoursOf(rows)} palette={palette} />
      {rows.map((row, index) => (
        <g key={row.key}>
          <NodeDisc row={row} y={nodeY(index)} palette={palette} />
          <Words row={row} y={nodeY(index)} palette={palette} />
        </g>
      ))}
    </svg>
  )
}

function Words({ row, y, palette }: { row: GroupFigureRow; y: number; palette: Palette }) {
  return (
    <>
      <NodeLabel x={0} y={y} anchor="start" words={row.name} palette={palette} />
      <NodeLabel x={figure.width} y={y} anchor="end" words={row.range} palette={palette} />
    </>
  )
}
