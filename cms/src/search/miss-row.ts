import { createHash } from 'node:crypto'
import { fold } from '@krono/contract'
import { placedWords } from './words'

export const missTable = 'search_misses'

/** What was looked for and is not there, how often, and when last. */
export type MissRow = { words: string; count: number; last_at: Date | number }

/** No more rows than this: each has a slot of its own, which is an index. */
export const mostMisses = 4000

/** Without accents and signs; undefined for what may be about somebody: dates, numbers, addresses of mail. */
export function missedWords(query: string): string | undefined {
  if (/[\p{N}@]/u.test(query)) return undefined
  const words = placedWords(query).map(({ word }) => fold(word))
  return words.length > 0 ? words.join(' ').slice(0, 100) : undefined
}

/** Always the same for the same words. */
export const slotOf = (words: string) =>
  createHash('sha256').update(words).digest().readUInt32BE() % mostMisses
