import { isChakra } from '@/features/chart/drawing/is-chakra'
import type { Palette } from '@/features/chart/drawing/palette'
import { lightPalette as colours } from '@/lib/contract/palette'

/** Colours of a drawing outside a page: the light palette, as values. */
export const picturePalette: Palette = {
  card: colours.card,
  ink: colours.ink,
  muted: colours.muted,
  line: colours.line,
  moon: colours.moon,
  sun: colours.sun,
  chakra: (key) => (isChakra(key) ? colours[key] : colours.ink),
  chakraText: (key) => (isChakra(key) ? colours[`${key}-text`] : colours.ink),
}
