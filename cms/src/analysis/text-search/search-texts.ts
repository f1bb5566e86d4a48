import { normalizeText } from '@krono/contract'
import type { Piece } from '../texts/excerpt'
import type { TextPart, Writing } from '../texts/writing'
import { excerptOf } from './excerpt'

export type Hit = { writing: Writing; excerpt: Piece[] }

export type Found = { hits: Hit[]; total: number }

type Search = {
  query: string
  /** The user's language: texts in it, or without language, come first. */
  locale: string
  /** Whether the user may read a field of an entry. */
  mayRead: (writing: Writing, field: string) => boolean
  /** Further searched text of an entry, such as the result that it is about. */
  otherParts: (writing: Writing) => readonly TextPart[]
}

const mostWords = 8
const mostHits = 50

export const wordsOf = (query: string): string[] =>
  [...new Set(normalizeText(query.normalize('NFC')).split(/[\s,]+/u))]
    .filter(Boolean)
    .slice(0, mostWords)

/**
 * The entries that contain every word of the query, ignoring accents, case and suffixes (Hungarian appends endings).
 * Sorted by: entry in the language of the user, matches in the title, matches at the beginning of a word, last change.
 */
export function searchTexts(
  writings: readonly Writing[],
  { query, locale, mayRead, otherParts }: Search,
): Found {
  const words = wordsOf(query)
  if (words.length === 0) return { hits: [], total: 0 }
  const found = writings.flatMap((writing) => {
    const allParts = [...writing.parts, ...otherParts(writing)]
    // Unreadable fields are not searched. The permission is checked only for the few matching ones.
    const parts = allParts.filter(
      (part) =>
        words.some((word) => part.normalized.includes(word)) && mayRead(writing, part.field),
    )
    const hasEveryWord = words.every((word) =>
      parts.some(({ normalized }) => normalized.includes(word)),
    )
    return hasEveryWord ? [{ writing, parts, score: scoreOf(writing, parts, words) }] : []
  })
  const hits = found
    .sort(
      (a, b) =>
        isIn(b.writing, locale) - isIn(a.writing, locale) ||
        b.score - a.score ||
        b.writing.updatedAt.getTime() - a.writing.updatedAt.getTime(),
    )
    .slice(0, mostHits)
    .map(({ writing, parts }) => ({ writing, excerpt: excerptOf(bestOf(parts, words), words) }))
  return { hits, total: found.length }
}

const isIn = (writing: Writing, locale: string) =>
  Number(writing.locale === null || writing.locale === locale)

const countIn = ({ normalized }: TextPart, words: readonly string[]) =>
  words.filter((word) => normalized.includes(word)).length

const begins = ({ normalized }: TextPart, word: string) =>
  normalized.startsWith(word) || normalized.includes(` ${word}`)

function scoreOf({ title }: Writing, parts: readonly TextPart[], words: readonly string[]) {
  const name = normalizeText(title)
  const inTitle = words.filter((word) => name.includes(word)).length
  const atBeginnings = words.filter((word) => parts.some((part) => begins(part, word))).length
  return 3 * inTitle + atBeginnings
}

/** The field with most of the words; of several the last one, because the title is shown anyway. */
const bestOf = (parts: readonly TextPart[], words: readonly string[]): TextPart =>
  parts.reduce((best, part) => (countIn(part, words) >= countIn(best, words) ? part : best))
