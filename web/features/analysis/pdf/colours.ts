import type { ChakraKey } from '@krono/chart'
import { pictureColours } from '@/features/results/link-preview/colours'

/** The light palette: a PDF knows no dark mode. */
export const colours = {
  ...pictureColours,
  line: '#e5dccd',
  dusk: '#15132b',
  /** The moon on the night side of the title page. */
  moonlight: '#9b96e0',
  sunText: '#8a5a10',
} as const

/** Readable on paper (4.5:1), as app/tokens.css has them. */
const textColours = {
  crown: '#7a4e94',
  thirdEye: '#4f59a0',
  throat: '#2f6e85',
  heart: '#3d754a',
  solarPlexus: '#836013',
  sacral: '#9c521b',
  root: '#9d3d33',
} as const satisfies Record<ChakraKey, string>

export const isChakra = (key: string): key is ChakraKey => key in textColours

export const chakraColour = (key: string) => (isChakra(key) ? colours[key] : colours.night)
export const chakraTextColour = (key: string) => (isChakra(key) ? textColours[key] : colours.night)

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
