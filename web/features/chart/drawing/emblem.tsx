import { type ChakraKey, chakras } from '@krono/chart'
import { type Layout, nodeY, outlinePath, type Side } from './geometry'
import { type Palette, pagePalette } from './palette'

const box = 120

const layout = { axis: 60, firstNode: 27, step: 11, scale: 1, tail: 13 } as const satisfies Layout

/** Radius inside the ring around the emblem. */
const innerRadius = 55

/** Contour lines around the outline. */
const ripples = [
  { more: 5, opacity: 0.8 },
  { more: 10, opacity: 0.55 },
  { more: 15, opacity: 0.3 },
]

const rippleRoom = 17

/** Night and day: the same in light and dark mode, as on the plate. */
const grounds = {
  intake: { side: -1, ground: '#2d2a5c', outline: '#8b86d1' },
  release: { side: 1, ground: '#f6e2bf', outline: '#e0a24a' },
} as const satisfies Record<CharacterSide, { side: Side; ground: string; outline: string }>

const white = '#fffdf8'
const dark = '#221f3b'

type CharacterSide = 'intake' | 'release'

export type EmblemProps = {
  chakra: ChakraKey
  side: CharacterSide
  palette?: Pick<Palette, 'chakra'>
  /** In pixels; a small one leaves out details. */
  size?: number
}

/** Below this size in pixels lines and other nodes would blur. */
const smallBelow = 44

/** Seven contours of a character: widest at its own chakra, as wide as the emblem allows there. */
function contourOf(own: number): number[] {
  const away = nodeY(own, layout) - box / 2
  const reach = Math.sqrt(innerRadius ** 2 - away ** 2) - rippleRoom
  return chakras.map((_, row) => reach * Math.exp(-((row - own) ** 2) / 3.4))
}

/**
 * A character as an emblem: half night, half day, one chakra's disc on the axis, and the outline that grows from it to
 * the character's side. Decorative: the name is beside it.
 */
export function Emblem({ chakra, side, palette = pagePalette, size = box }: EmblemProps) {
  const own = chakras.findIndex((row) => row.chakra === chakra)
  const contour = contourOf(own)
  const colour = palette.chakra(chakra)
  const lived = grounds[side]
  const isSmall = size < smallBelow
  return (
    <svg viewBox={`0 0 ${box} ${box}`} width={size} height={size} aria-hidden="true">
      <path d="M60 3A57 57 0 0 0 60 117Z" fill={grounds.intake.ground} />
      <path d="M60 3A57 57 0 0 1 60 117Z" fill={grounds.release.ground} />
      {!isSmall &&
        ripples.map(({ more, opacity }) => (
          <path
            key={more}
            d={outlinePath(contour, lived.side, layout, more)}
            fill="none"
            stroke={lived.outline}
            strokeOpacity={opacity}
          />
        ))}
      <path d={outlinePath(contour, lived.side, layout, isSmall ? 8 : 0)} fill={lived.outline} />
      <path
        d={`M${layout.axis} ${nodeY(0, layout) - layout.tail}V${nodeY(6, layout) + layout.tail}`}
        stroke={dark}
        strokeWidth={isSmall ? 3 : 1.5}
      />
      {!isSmall &&
        chakras.map((row, index) => (
          <circle
            key={row.chakra}
            cx={layout.axis}
            cy={nodeY(index, layout)}
            r="2.75"
            fill={white}
            stroke={dark}
            strokeWidth="1.5"
          />
        ))}
      <circle
        cx={layout.axis}
        cy={nodeY(own, layout)}
        r={isSmall ? 13 : 9.5}
        fill={white}
        stroke={colour}
        strokeWidth={isSmall ? 8 : 4}
      />
      <circle cx="60" cy="60" r="57" fill="none" stroke={colour} strokeWidth={isSmall ? 6 : 4} />
    </svg>
  )
}
