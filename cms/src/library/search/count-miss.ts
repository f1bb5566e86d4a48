import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { newRow } from '../../platform/lib/new-row'
import { missedWords, missTable, slotOf } from './miss-row'

/**
 * Counts a search without results, in one statement. Of two queries with the same slot the more frequent one keeps it:
 * each miss of the other subtracts one, so that neither time nor abuse fills the table.
 */
export async function countMiss({ db: { connection } }: Core.Strapi, query: string) {
  const words = missedWords(query)
  if (words === undefined) return
  const merged = (isSame: string, isWeak: string, else_: string) =>
    connection.raw(
      `CASE WHEN ${missTable}.words = excluded.words THEN ${isSame} WHEN ${missTable}.count <= 1 THEN ${isWeak} ELSE ${else_} END`,
    )
  const own = (column: string) => `${missTable}.${column}`
  const theirs = (column: string) => `excluded.${column}`
  await connection(missTable)
    .insert({ ...newRow(), slot: slotOf(words), words, count: 1, last_at: now() })
    .onConflict('slot')
    .merge({
      words: merged(theirs('words'), theirs('words'), own('words')),
      count: merged(`${own('count')} + 1`, '1', `${own('count')} - 1`),
      last_at: merged(theirs('last_at'), theirs('last_at'), own('last_at')),
    })
}
