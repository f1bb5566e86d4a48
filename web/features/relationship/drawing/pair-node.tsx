import { figure, ringDashes } from '@/features/chart/drawing/geometry'
import type { Palette } from '@/features/chart/drawing/palette'
import type { PairFigureRow } from './pair-figure-row'

const radius = { ground: 27.5, first: 20.5, second: 25 } as const
const ring = { first: ringDashes(radius.first), second: ringDashes(radius.second) }

type PairNodeProps = { row: PairFigureRow; y: number; palette: Palette }

/** One chakra of two people: two arcs of a ring, and the two energies one above the other. */
export function PairNode({ row, y, palette }: PairNodeProps) {
  const [first, second] = row.readings
  const circle = {
    cx: figure.axis,
    cy: y,
    fill: 'none',
    transform: `rotate(-90 ${figure.axis} ${y})`,
  }
  return (
    <g>
      <circle cx={figure.axis} cy={y} r={radius.ground} fill={palette.card} />
      <circle
        {...circle}
        r={radius.first}
        stroke={palette.line}
        strokeWidth="2"
        strokeDasharray={ring.first.eight}
      />
      <circle
        {...circle}
        r={radius.first}
        stroke={palette.chakra(row.key)}
        strokeWidth="5"
        strokeDasharray={ring.first.one}
        strokeDashoffset={ring.first.offsetOf(first.octant)}
      />
      <circle
        {...circle}
        r={radius.second}
        stroke={palette.ink}
        strokeWidth="2"
        strokeDasharray={ring.second.one}
        strokeDashoffset={ring.second.offsetOf(second.octant)}
      />
      <path
        d={`M${figure.axis - 9} ${y}h18`}
        stroke={palette.muted}
        strokeOpacity="0.5"
        strokeWidth="1"
      />
      <text textAnchor="middle" fontSize="13">
        <tspan x={figure.axis} y={y - 3.5} fontWeight="600" fill={palette.chakraText(row.key)}>
          {Math.round(first.energy)}
        </tspan>
        <tspan x={figure.axis} y={y + 13} fill={palette.ink}>
          {Math.round(second.energy)}
        </tspan>
      </text>
    </g>
  )
}
