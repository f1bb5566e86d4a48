import { type ChakraKey, chakras } from '@krono/chart'
import { type Layout, nodeY, outlinePath } from './geometry'
import { type Palette, pagePalette } from './palette'

const size = 120

const layout = { axis: 60, firstNode: 21, step: 13, scale: 0.6, tail: 12 } as const satisfies Layout

/** How far the outline of a character reaches at a node, by how many rows that is away from its chakra. */
const reachAt = (rows: number) => 66 * Math.exp(-(rows ** 2) / 3.4)

type EmblemProps = { chakra: ChakraKey; side: 'intake' | 'release'; palette?: Palette }

/** Contour lines around it. */
const ripples = [
  { more: 6, opacity: 0.55 },
  { more: 13, opacity: 0.35 },
  { more: 21, opacity: 0.2 },
]

/** A character as a sign: one chakra's disc on the axis, and the outline that grows from it to its side. An illustration. */
export function Emblem({ chakra, side, palette = pagePalette }: EmblemProps) {
  const own = chakras.findIndex((row) => row.chakra === chakra)
  const contour = chakras.map((_, row) => reachAt(row - own))
  const colour = palette.chakra(chakra)
  const [towards, fill] =
    side === 'intake' ? ([-1, palette.moon] as const) : ([1, palette.sun] as const)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      aria-hidden="true"
      style={{ borderRadius: '50%' }}
    >
      <circle cx="60" cy="60" r="57" fill={palette.card} />
      <path d={outlinePath(contour, towards, layout)} fill={fill} />
      {ripples.map(({ more, opacity }) => (
        <path
          key={more}
          d={outlinePath(contour, towards, layout, more)}
          fill="none"
          stroke={fill}
          strokeOpacity={opacity}
        />
      ))}
      <path
        d={`M${layout.axis} ${nodeY(0, layout) - layout.tail}V${nodeY(6, layout) + layout.tail}`}
        stroke={palette.ink}
        strokeWidth="1.5"
      />
      {chakras.map((row, index) => (
        <circle
          key={row.chakra}
          cx={layout.axis}
          cy={nodeY(index, layout)}
          r={index === own ? 9 : 2.5}
          fill={index === own ? palette.card : palette.ink}
          stroke={index === own ? colour : 'none'}
          strokeWidth="3.5"
        />
      ))}
      <circle cx="60" cy="60" r="57" fill="none" stroke={colour} strokeWidth="4" />
    </svg>
  )
}
