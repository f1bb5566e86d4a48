import { area, curveMonotoneY } from 'd3-shape'
import { NodeLabel } from '@/features/chart/drawing/node'
import { type Palette, pagePalette } from '@/features/chart/drawing/palette'

/** One chakra of the drawing; the texts are beside it. */
export type ProfileRow = {
  /** Chakra key, also the name of its colour. */
  key: string
  name: string
  score: number
  band: number
  level: string
  confidence: string
  isUnsure: boolean
}

/** In units of the view box; at 340 units the text is readable on a phone. */
const plot = { width: 340, left: 98, right: 244, first: 40, step: 62, radius: 16 } as const
const foot = plot.first + 6 * plot.step + 30
const height = foot + 24

const xOf = (points: number) =>
  plot.left + ((plot.right - plot.left) * Math.min(100, Math.max(0, points))) / 100
const yOf = (row: number) => plot.first + row * plot.step
const round = (path: string) =>
  path.replace(/\d+\.\d{2,}/g, (n) => String(Math.round(+n * 10) / 10))

type Slice = readonly [from: number, to: number, y: number]

const stream = area<Slice>()
  .x0(([from]) => xOf(from))
  .x1(([, to]) => xOf(to))
  .y(([, , y]) => y)
  .curve(curveMonotoneY)

/**
 * The profile of a test as a drawing: seven nodes, crown first, each at its score between 0 and 100, in a stream with
 * the width of the error band and the colours of night and day. An uncertain node has a dashed ring. For screen readers
 * it is one image with a sentence (`label`); the facts are in a table beside it.
 */
export function ProfileFigure({
  rows,
  label,
  palette = pagePalette,
}: {
  rows: readonly ProfileRow[]
  label: string
  palette?: Palette
}) {
  const band = stream([
    [50, 50, yOf(0) - 34],
    ...rows.map(({ score, band }, row): Slice => [score - band, score + band, yOf(row)]),
    [50, 50, yOf(6) + 34],
  ])
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${height}`}
      width={plot.width}
      height={height}
      fontFamily="inherit"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient
          id="profile-stream"
          gradientUnits="userSpaceOnUse"
          x1={plot.left}
          x2={plot.right}
          y1="0"
          y2="0"
        >
          <stop offset="0.5" stopColor={palette.moon} />
          <stop offset="0.5" stopColor={palette.sun} />
        </linearGradient>
      </defs>
      {[0, 50, 100].map((points) => (
        <g key={points}>
          <path
            d={`M${xOf(points)} 6V${foot}`}
            stroke={palette.line}
            strokeDasharray={points === 50 ? undefined : '2 5'}
          />
          <text
            x={xOf(points)}
            y={foot + 17}
            textAnchor="middle"
            fontSize="14"
            fill={palette.muted}
          >
            {points}
          </text>
        </g>
      ))}
      <path d={round(band ?? '')} fill="url(#profile-stream)" />
      {rows.map((row, index) => (
        <ProfileNode key={row.key} row={row} y={yOf(index)} palette={palette} />
      ))}
    </svg>
  )
}

function ProfileNode({ row, y, palette }: { row: ProfileRow; y: number; palette: Palette }) {
  const x = Math.round(xOf(row.score) * 10) / 10
  return (
    <g>
      <circle cx={x} cy={y} r={plot.radius + 2} fill={palette.card} />
      <circle
        cx={x}
        cy={y}
        r={plot.radius}
        fill="none"
        stroke={palette.chakra(row.key)}
        strokeWidth="3.5"
        strokeDasharray={row.isUnsure ? '5 3.4' : undefined}
      />
      <text
        x={x}
        y={y + 5}
        textAnchor="middle"
        fontSize="14"
        fontWeight="600"
        fill={palette.chakraText(row.key)}
      >
        {Math.round(row.score)}
      </text>
      <NodeLabel x={0} y={y} anchor="start" words={row.name} palette={palette} />
      <NodeLabel
        x={plot.width}
        y={y}
        anchor="end"
        words={row.level}
        note={row.confidence}
        palette={palette}
      />
    </g>
  )
}
