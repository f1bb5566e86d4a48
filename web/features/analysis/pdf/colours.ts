import { isChakra } from '@/features/chart/drawing/is-chakra'
import { darkPalette, lightPalette } from '@/lib/contract/palette'

/** The light palette: a PDF knows no dark mode. */
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

const channels = (colour: string) =>
  [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16))

/** `share` (0 to 1) of a colour laid over another: a tint that needs no transparency, which printers dislike. */
export function tint(colour: string, share: number, ground: string = colours.card): string {
  const under = channels(ground)
  const mixed = channels(colour).map((value, place) =>
    Math.round(value * share + (under[place] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
