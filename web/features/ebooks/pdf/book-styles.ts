import { type Style, styles } from '@/features/print/styles'

/** Text styles of a book: Literata, a little larger than in an analysis. */
export const bookStyles = {
  ...styles,
  chapter: { ...styles.chapter, size: 23, leading: 28 },
  numeral: { ...styles.numeral, size: 15, leading: 20 },
  section: { ...styles.section, size: 14, leading: 19 },
  title: { ...styles.title, size: 11.5, leading: 16 },
  prose: { ...styles.prose, size: 10.5, leading: 15.6 },
  quote: { ...styles.bridge, size: 10.5, leading: 15.6 },
  caption: { ...styles.running, size: 8.8, leading: 12.4 },
} as const satisfies Record<string, Style>
