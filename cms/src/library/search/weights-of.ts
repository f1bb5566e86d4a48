import type { Entry } from './entry'
import { placedWords, type Words } from './words'

/** Weight of a word in the title, relative to a word in the texts. */
const titleWeight = 5

/**
 * The constants of BM25, for an entry of usual length: they are fixed, so that an entry's weights do not depend on
 * other entries.
 */
const saturation = 1.2
const lengthShare = 0.6
const usualWords = 300

/** The weight of each term in an entry. */
export function weightsOf({ title, texts }: Entry, words: Words): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  let length = 0
  const count = (text: string, weight: number) => {
    for (const { word } of placedWords(text)) {
      length += 1
      for (const term of words.termsOf(word)) counts.set(term, (counts.get(term) ?? 0) + weight)
    }
  }
  count(title, titleWeight)
  for (const text of texts) count(text, 1)
  const norm = saturation * (1 - lengthShare + (lengthShare * length) / usualWords)
  for (const [term, number] of counts)
    counts.set(term, (number * (saturation + 1)) / (number + norm))
  return counts
}
