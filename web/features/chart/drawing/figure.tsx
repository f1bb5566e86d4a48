import { figure, figureHeight, nodeY, outlinePath } from './geometry'
import { FigureNode, type NodeRow } from './node'
import { type Palette, pagePalette } from './palette'

export type FigureRow = NodeRow & {
  intakeContour: number
  releaseContour: number
}

/**
 * The chart as a drawing: an axis with seven nodes, crown on top, the intake outline left of it, the
 * release outline right of it. Seven rows, crown first. For screen readers it is one picture with a
 * sentence (`label`); the facts stand in a table beside it.
 */
export function Figure({
  rows,
  label,
  id = 'figure',
  palette = pagePalette,
}: {
  rows: readonly FigureRow[]
  label: string
  /** Tells the drawings of one page apart. A hook could not: pictures are drawn without React around them. */
  id?: string
  palette?: Palette
}) {
  const intake = outlinePath(
    rows.map((row) => row.intakeContour),
    -1,
  )
  const release = outlinePath(
    rows.map((row) => row.releaseContour),
    1,
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
      <defs>
        <SideGradient id={`${id}-moon`} from={palette.moon} towards="left" />
        <SideGradient id={`${id}-sun`} from={palette.sun} towards="right" />
      </defs>
      <path d={intake} fill={`url(#${id}-moon)`} stroke={palette.moon} strokeWidth="1.5" />
      <path d={release} fill={`url(#${id}-sun)`} stroke={palette.sun} strokeWidth="1.5" />
      <path
        d={`M${figure.axis} ${nodeY(0) - 40}V${nodeY(6) + 40}`}
        stroke={palette.line}
        strokeWidth="1"
      />
      {rows.map((row, index) => (
        <FigureNode key={row.key} row={row} y={nodeY(index)} palette={palette} />
      ))}
    </svg>
  )
}

/** The outline fills towards its edge, so that the axis stays light. */
function SideGradient({ id, from, towards }: { id: string; from: string; towards: string }) {
  const reach = 80
  const edge = towards === 'left' ? figure.axis - reach : figure.axis + reach
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={figure.axis} x2={edge} y1="0" y2="0">
      <stop offset="0" stopColor={from} stopOpacity="0.12" />
      <stop offset="1" stopColor={from} stopOpacity="0.62" />
    </linearGradient>
  )
}
