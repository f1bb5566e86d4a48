import { tint as mixed } from '@/features/analysis/cover/tint'
import { isChakra } from '@/features/chart/drawing/is-chakra'
import { darkPalette, lightPalette } from '@/lib/contract/palette'

/** The light palette: a PDF has no dark mode. */
export const colours = {
  ...lightPalette,
  dusk: darkPalette.paper,
  /** The moon on the night side of the title page. */
  moonlight: darkPalette.moon,
  sunText: '#8a5a10',
} as const

export const chakraColour = (key: string) => (isChakra(key) ? colours[key] : colours.night)

/** Readable on paper. */
export const chakraTextColour = (key: string) =>
  isChakra(key) ? colours[`${key}-text`] : colours.night

/** A tint on paper. */
export const tint = (colour: string, share: number, ground: string = colours.card) =>
  mixed(colour, share, ground)
