/** Paragraphs of a document about one person, about a pair, or about neither. */
export type Portion = { about: 'person' | 'pair' | undefined; paragraphs: readonly string[] }

const letters = /\p{L}+/gu

export const wordsOf = (text: string): number => text.match(letters)?.length ?? 0

/** Names begin with a capital letter inside of a sentence. */
const namesAndFigures = /(?<=\s)\p{Lu}\p{L}*|\d+/gu

/**
 * Sentences of a paragraph. Names and numbers inside of a sentence become a mark: the same sentence about another
 * person counts as the same.
 */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?…])\s+/u)
    .map((sentence) => sentence.trim().replace(namesAndFigures, '#'))
    .filter((sentence) => wordsOf(sentence) > 0)

/** The same paragraphs occur in many documents. */
const known = new Map<string, string[]>()

function sentencesOnce(paragraph: string): string[] {
  const found = known.get(paragraph) ?? sentencesOf(paragraph)
  known.set(paragraph, found)
  return found
}

const sentencesIn = (paragraphs: readonly string[]) => paragraphs.flatMap(sentencesOnce)

const sumOfWords = (sentences: readonly string[]) =>
  sentences.reduce((sum, sentence) => sum + wordsOf(sentence), 0)

/** Share of the words that are in sentences which another text has too, in percent. */
export function sharedWith(one: readonly string[], other: readonly string[]): number {
  const others = new Set(sentencesIn(other))
  const all = sentencesIn(one)
  const shared = all.filter((sentence) => others.has(sentence))
  return (100 * sumOfWords(shared)) / Math.max(1, sumOfWords(all))
}

/** Words of sentences that are not in a text which everybody gets. */
export function wordsBeyond(one: readonly string[], other: readonly string[]): number {
  const others = new Set(sentencesIn(other))
  return sumOfWords(sentencesIn(one).filter((sentence) => !others.has(sentence)))
}

/** Words of the smallest portion about a person or a pair; undefined without any. */
export function smallestPortion(
  portions: readonly Portion[],
  about: 'person' | 'pair',
): number | undefined {
  const sizes = portions
    .filter((portion) => portion.about === about)
    .map(({ paragraphs }) => paragraphs.reduce((sum, one) => sum + wordsOf(one), 0))
  return sizes.length > 0 ? Math.min(...sizes) : undefined
}

/** The word that begins a comparison, by language. */
const similes = {
  hun: /(?<!\p{L})mint(?!\p{L})/iu,
  eng: /(?<!\p{L})(like|as if|as though)(?!\p{L})/iu,
  rus: /(?<!\p{L})(как|словно|будто)(?!\p{L})/iu,
}

/** Share of paragraphs with a simile, in percent. */
export function similesIn(paragraphs: readonly string[], language: keyof typeof similes): number {
  const found = paragraphs.filter((paragraph) => similes[language].test(paragraph))
  return (100 * found.length) / Math.max(1, paragraphs.length)
}
