import { drawableText } from '@/features/results/link-preview/drawable-text'
import letters from '@/fonts/pdf-letters.json'

/** A font family of PDFs: our two, and one of Noto for each other script. */
export type Family = keyof typeof letters

const lettersIn = (ranges: readonly string[]) =>
  ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })

const setOf = (family: Family): ReadonlySet<string> => new Set(lettersIn(letters[family]))

const families = Object.keys(letters) as Family[]
const sets = new Map(families.map((family) => [family, setOf(family)]))

/** The letters that the fonts of a family have. */
export const lettersOf = (family: Family): ReadonlySet<string> => sets.get(family) ?? new Set()

const classOf = (family: Family) =>
  letters[family].map((range) => range.replace(/[^-]+/g, (point) => `\\u{${point}}`)).join('')

const onlyFrom = (families: readonly Family[]) =>
  new RegExp(`^(?!.*\\p{M})[${families.map(classOf).join('')}]*$`, 'u')

const only = { literata: onlyFrom(['literata']), onest: onlyFrom(['onest']) }

/** Whether one of our two families has every letter of a text, none of them a mark: nearly every text. */
export const hasEvery = (family: Family, text: string) =>
  (family === 'literata' || family === 'onest') && only[family].test(text)

const known: ReadonlySet<string> = new Set([...sets.values()].flatMap((all) => [...all]))

// They change the form of these letters; between others, as in emoji, they are an invisible rest.
const looseJoiners = /(?<![\p{Script=Arabic}\p{Script=Devanagari}]\p{M}*)[\u200c\u200d]/gu

const looseSpaces = /^\s|\s$|\s{2}|[^\S ]/

/** A text with only the letters of our fonts, or of one: others lose their accents or are removed. */
export const printable = (text: string, letters = known) =>
  letters === known && hasEvery('literata', text) && !looseSpaces.test(text)
    ? text
    : drawableText(text.replace(looseJoiners, ''), letters)

const invisible = /^[\s\p{C}]*$/u

/** The characters of a text, as a reader counts them, that `printable` removes or changes. */
export function unprintableIn(text: string): string[] {
  const characters = new Intl.Segmenter().segment(text.normalize('NFC'))
  const lost = [...characters]
    .map(({ segment }) => segment)
    .filter((character) => !invisible.test(character) && printable(character) !== character)
  return [...new Set(lost)]
}
