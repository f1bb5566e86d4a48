import { fold } from '@krono/contract'
import type { Piece } from '../texts/excerpt'
import type { TextPart, Writing } from '../texts/writing'
import { excerptOf } from './excerpt'

export type Hit = { writing: Writing; excerpt: Piece[] }

export type Found = { hits: Hit[]; total: number }

type Search = {
  query: string
  /** Whether whoever asks may read a field of an entry. */
  mayRead: (writing: Writing, field: string) => boolean
  /** What is said of an entry beside what stands in it, such as the result that a text is about. */
  alsoSaid: (writing: Writing) => readonly TextPart[]
}

const mostWords = 8
const mostHits = 50

export const wordsOf = (query: string): string[] =>
  [...new Set(fold(query.normalize('NFC')).split(/[\s,]+/u))].filter(Boolean).slice(0, mostWords)

/**
 * The entries in which every word of the query stands somewhere, whatever its accents, its capitals and what follows
 * it (Hungarian puts endings behind words). Titles first, then beginnings of words, then what was changed last.
 */
export function searchTexts(
  writings: readonly Writing[],
  { query, mayRead, alsoSaid }: Search,
): Found {
  const words = wordsOf(query)
  if (words.length === 0) return { hits: [], total: 0 }
  const found = writings.flatMap((writing) => {
    const own = [...writing.parts, ...alsoSaid(writing)]
    // Whoever may not read a field does not find it either; few are asked about.
    const parts = own.filter(
      (part) => words.some((word) => part.folded.includes(word)) && mayRead(writing, part.field),
    )
    const isWhole = words.every((word) => parts.some(({ folded }) => folded.includes(word)))
    return isWhole ? [{ writing, parts, score: scoreOf(writing, parts, words) }] : []
  })
  const hits = found
    .sort(
      (a, b) => b.score - a.score || b.writing.updatedAt.getTime() - a.writing.updatedAt.getTime(),
    )
    .slice(0, mostHits)
    .map(({ writing, parts }) => ({ writing, excerpt: excerptOf(bestOf(parts, words), words) }))
  return { hits, total: found.length }
}

const countIn = ({ folded }: TextPart, words: readonly string[]) =>
  words.filter((word) => folded.includes(word)).length

const begins = ({ folded }: TextPart, word: string) =>
  folded.startsWith(word) || folded.includes(` ${word}`)

function scoreOf({ title }: Writing, parts: readonly TextPart[], words: readonly string[]) {
  const name = fold(title)
  const inTitle = words.filter((word) => name.includes(word)).length
  const atBeginnings = words.filter((word) => parts.some((part) => begins(part, word))).length
  return 3 * inTitle + atBeginnings
}

/** The field with most of the words; of several the last one, because titles are shown anyway. */
const bestOf = (parts: readonly TextPart[], words: readonly string[]): TextPart =>
  parts.reduce((best, part) => (countIn(part, words) >= countIn(best, words) ? part : best))
