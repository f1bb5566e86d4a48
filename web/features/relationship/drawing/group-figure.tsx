import { figure, figureHeight, nodeY, outlinePath } from '@/features/chart/drawing/geometry'
import { NodeLabel } from '@/features/chart/drawing/node'
import { type Palette, pagePalette } from '@/features/chart/drawing/palette'

export type GroupFigureRow = {
  /** Chakra key, also the name of its colour. */
  key: string
  name: string
  /** The mean energy of the group. */
  energy: number
  intakeContour: number
  releaseContour: number
  /** The smallest and the largest energy, in words. */
  range: string
}

type GroupFigureProps = {
  rows: readonly GroupFigureRow[]
  label: string
  palette?: Palette
}

/** The mean of a group's charts as one drawing. Seven rows, crown first. */
export function GroupFigure({ rows, label, palette = pagePalette }: GroupFigureProps) {
  const intake = rows.map((row) => row.intakeContour)
  const release = rows.map((row) => row.releaseContour)
  return (
    <svg
      viewBox={`0 0 ${figure.width} ${figureHeight}`}
      width={figure.width}
      height={figureHeight}
      role="img"
      aria-label={label}
      fontFamily="inherit"
    >
      <path d={outlinePath(intake, -1)} fill={palette.moon} fillOpacity="0.5" />
      <path d={outlinePath(release, 1)} fill={palette.sun} fillOpacity="0.54" />
      <path
        d={`M${figure.axis} ${nodeY(0) - 40}V${nodeY(6) + 40}`}
        stroke={palette.line}
        strokeWidth="1"
      />
      {rows.map((row, index) => (
        <g key={row.key}>
          <circle
            cx={figure.axis}
            cy={nodeY(index)}
            r={figure.nodeRadius}
            fill={palette.card}
            stroke={palette.chakra(row.key)}
            strokeWidth="4"
          />
          <Words row={row} y={nodeY(index)} palette={palette} />
        </g>
      ))}
    </svg>
  )
}

function Words({ row, y, palette }: { row: GroupFigureRow; y: number; palette: Palette }) {
  return (
    <>
      <text
        x={figure.axis}
        y={y + 5}
        textAnchor="middle"
        fontSize="15"
        fontWeight="600"
        fill={palette.chakraText(row.key)}
      >
        {Math.round(row.energy)}
      </text>
      <NodeLabel x={0} y={y} anchor="start" words={row.name} palette={palette} />
      <NodeLabel x={figure.width} y={y} anchor="end" words={row.range} palette={palette} />
    </>
  )
}
