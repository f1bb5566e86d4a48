import { colours } from './colours'
import type { Face } from './fonts'

/** Style of a text: face, size and line distance in points, colour. */
export type Style = {
  face: Face
  size: number
  leading: number
  colour: string
  /** Additional letter spacing. */
  spacing?: number
}

const { ink, muted, night } = colours

/** Literata for text and emphasized figures, Onest for labels (look, "Colours and type"). */
export const styles = {
  name: { face: 'prose', size: 34, leading: 41, colour: night },
  chapter: { face: 'prose', size: 27, leading: 33, colour: night },
  numeral: { face: 'prose', size: 27, leading: 33, colour: colours.moon },
  section: { face: 'strong', size: 16, leading: 21, colour: night },
  /** Title of a text. */
  title: { face: 'strong', size: 12, leading: 16, colour: ink },
  lead: { face: 'prose', size: 11.6, leading: 17.6, colour: night },
  prose: { face: 'prose', size: 10, leading: 15, colour: ink },
  bridge: { face: 'slanted', size: 10, leading: 15, colour: night },
  contents: { face: 'prose', size: 12.5, leading: 18, colour: night },
  figure: { face: 'bold', size: 9.5, leading: 13, colour: ink },
  value: { face: 'prose', size: 20, leading: 25, colour: night },
  label: { face: 'plain', size: 9.5, leading: 13, colour: ink },
  note: { face: 'plain', size: 8.5, leading: 12, colour: muted },
  person: { face: 'prose', size: 10, leading: 13.5, colour: ink },
  kicker: { face: 'bold', size: 8.5, leading: 12, colour: muted, spacing: 1.1 },
  /** As `note`, for text with names: Literata has more letters than Onest. */
  running: { face: 'prose', size: 8.5, leading: 12, colour: muted },
} as const satisfies Record<string, Style>
