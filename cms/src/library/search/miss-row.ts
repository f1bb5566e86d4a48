import { createHash } from 'node:crypto'
import { normalizeText } from '@krono/contract'
import { placedWords } from './words'

export const missTable = 'search_misses'

/** A query without results, its count, and its last time. */
export type MissRow = { words: string; count: number; last_at: Date | number }

/** Maximum rows: each has its own slot, which is unique. */
export const mostMisses = 4000

/** Without accents and punctuation; undefined for what may be personal: dates, numbers, e-mail addresses. */
export function missedWords(query: string): string | undefined {
  if (/[\p{N}@]/u.test(query)) return undefined
  const words = placedWords(query).map(({ word }) => normalizeText(word))
  return words.length > 0 ? words.join(' ').slice(0, 100) : undefined
}

/** Stable for the same words. */
export const slotOf = (words: string) =>
  createHash('sha256').update(words).digest().readUInt32BE() % mostMisses
