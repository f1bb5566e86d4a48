import type { Palette } from '@/features/chart/drawing/palette'
import { pictureColours as colours } from '../link-preview/colours'

/** Readable colours of the chakras' figures: the light ones of app/tokens.css. */
const texts: Readonly<Record<string, string>> = {
  crown: '#7a4e94',
  thirdEye: '#4f59a0',
  throat: '#2f6e85',
  heart: '#3d754a',
  solarPlexus: '#836013',
  sacral: '#9c521b',
  root: '#9d3d33',
}

const drawn: Readonly<Record<string, string>> = colours

/** The drawing's colours where there is no page: light, as values. */
export const picturePalette: Palette = {
  card: colours.card,
  ink: colours.ink,
  muted: colours.muted,
  line: '#e5dccd',
  moon: colours.moon,
  sun: colours.sun,
  chakra: (key) => drawn[key] ?? colours.ink,
  chakraText: (key) => texts[key] ?? colours.ink,
}
