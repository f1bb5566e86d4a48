import { figure, figureHeight, nodeY } from '@/features/chart/drawing/geometry'
import { NodeLabel } from '@/features/chart/drawing/node'
import { contoursOf, OutlineLines, Outlines } from '@/features/chart/drawing/outlines'
import { type Palette, pagePalette } from '@/features/chart/drawing/palette'
import type { PairFigureRow } from './pair-figure-row'
import { PairNode } from './pair-node'

type PairFigureProps = {
  rows: readonly PairFigureRow[]
  label: string
  palette?: Palette
}

/**
 * Two charts in one drawing: the first one's outlines filled, the second one's as lines over them; at each node the
 * octant of the first as a thick arc, of the second as a thin one further out. Seven rows, crown first. For screen
 * readers it is one image; the facts are in a table.
 */
export function PairFigure({ rows, label, palette = pagePalette }: PairFigureProps) {
  const [filled, drawn] = ([0, 1] as const).map((person) =>
    contoursOf(rows.map(({ readings }) => readings[person])),
  )
  return (
    <svg
      viewBox={`0 0 ${figure.width} ${figureHeight}`}
      width={figure.width}
      height={figureHeight}
      role="img"
      aria-label={label}
      fontFamily="inherit"
    >
      {filled && <Outlines contours={filled} palette={palette} />}
      {drawn && <OutlineLines contours={drawn} palette={palette} />}
      {rows.map((row, index) => (
        <g key={row.key}>
          <PairNode row={row} y={nodeY(index)} palette={palette} />
          <Words row={row} y={nodeY(index)} palette={palette} />
        </g>
      ))}
    </svg>
  )
}

function Words({ row, y, palette }: { row: PairFigureRow; y: number; palette: Palette }) {
  return (
    <>
      <NodeLabel x={0} y={y} anchor="start" words={row.name} palette={palette} />
      <NodeLabel
        x={figure.width}
        y={y}
        anchor="end"
        words={row.label}
        note={row.note}
        palette={palette}
      />
    </>
  )
}
