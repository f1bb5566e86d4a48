import { lightPalette as colours } from '@/lib/contract/palette'

/** The colours of the plate are those of night and day: the same in light and dark mode, on a page and in a picture. */
export const plateColours = {
  night: { ground: colours.night, outline: colours.moon },
  day: { ground: '#f6e2bf', outline: colours.sun },
} as const
