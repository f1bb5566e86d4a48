import { drawableText } from '@/features/results/link-preview/drawable-text'
import letters from '@/fonts/pdf-letters.json'

/** The letters of the PDF's fonts. */
export const printableLetters: readonly string[] = letters.ranges.flatMap((range) => {
  const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
})

const known = new Set(printableLetters)

/** A text with only these letters: others lose their accents or are removed. */
export const printable = (text: string) => drawableText(text, known)
