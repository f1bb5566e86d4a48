import { figure, figureHeight, nodeY } from './geometry'
import { FigureNode, type NodeRow } from './node'
import { contoursOf, Outlines } from './outlines'
import { type Palette, pagePalette } from './palette'

export type FigureRow = NodeRow & {
  intakeContour: number
  releaseContour: number
}

type FigureProps = { rows: readonly FigureRow[]; label: string; palette?: Palette }

/**
 * The chart as a drawing: an axis with seven nodes, crown first, the intake outline on the left, the release outline on
 * the right. Seven rows, crown first. For screen readers it is one image with a sentence (`label`); the facts are in a
 * table beside it.
 */
export function Figure({ rows, label, palette = pagePalette }: FigureProps) {
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
        <FigureNode key={row.key} row={row} y={nodeY(index)} palette={palette} />
      ))}
    </svg>
  )
}
