import { arcGap, figure, octantArc, ringWidth } from '@/features/chart/drawing/geometry'
import type { Palette } from '@/features/chart/drawing/palette'
import type { PairFigureRow } from './pair-figure-row'

/** Large enough for two numbers, one above the other; it does not depend on the energies. */
export const pairRadius = 21

type PairNodeProps = { row: PairFigureRow; y: number; palette: Palette }

/**
 * One chakra of two people: both energies, one above the other, and the octant of each as an arc, the second one thin.
 */
export function PairNode({ row, y, palette }: PairNodeProps) {
  const [first, second] = row.readings
  const colour = palette.chakra(row.key)
  const at = (away: number) => ({ x: figure.axis, y, radius: pairRadius + away })
  const arc = { fill: 'none', strokeLinecap: 'round' } as const
  return (
    <g>
      <circle
        cx={figure.axis}
        cy={y}
        r={pairRadius}
        fill={palette.card}
        stroke={colour}
        strokeWidth={ringWidth}
      />
      <path
        {...arc}
        d={octantArc(at(arcGap), first.octant)}
        stroke={colour}
        strokeWidth={ringWidth}
      />
      <path
        {...arc}
        d={octantArc(at(2 * arcGap), second.octant)}
        stroke={palette.ink}
        strokeWidth="2"
      />
      <path
        d={`M${figure.axis - 9} ${y}h18`}
        stroke={palette.muted}
        strokeOpacity="0.5"
        strokeWidth="1"
      />
      <text textAnchor="middle" fontSize="14">
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
