import { sharedGoodDays } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { eventLoopTurn } from '../../platform/database/yield-between-statements'

const table = 'relationship_entries'
const pageSize = 500

type Entry = { user_id: number; name: string; date: string }

/** The first two people of the comparison of each member who has two, in pages by user id. */
async function* pairsOf({ db: { connection } }: Core.Strapi) {
  for (let last = 0; ; ) {
    const users = await connection(table)
      .where('user_id', '>', last)
      .groupBy('user_id')
      .havingRaw('COUNT(*) >= 2')
      .orderBy('user_id')
      .limit(pageSize)
      .pluck('user_id')
    if (users.length === 0) return
    const entries: Entry[] = await connection(table)
      .whereIn('user_id', users)
      .orderBy(['user_id', 'id'])
      .select('user_id', 'name', 'date')
    const byUser = new Map<number, Entry[]>()
    for (const entry of entries) {
      const pair = byUser.get(entry.user_id) ?? []
      byUser.set(entry.user_id, pair.length < 2 ? [...pair, entry] : pair)
    }
    yield byUser
    last = users.at(-1) ?? last
  }
}

/**
 * Ids of the members for whose first two compared people a day is a good one together. By the rule of the result page,
 * which compares the days of a month with each other, so no set of births describes it.
 */
export async function membersWithGoodDay(strapi: Core.Strapi, day: string): Promise<number[]> {
  const found: number[] = []
  for await (const pairs of pairsOf(strapi)) {
    for (const [userId, pair] of pairs) {
      const births = pair.map(({ date }) => date)
      if (sharedGoodDays(births, day, day).length > 0) found.push(userId)
    }
    await eventLoopTurn()
  }
  return found
}

/** Their names, for the e-mail. In the caller's transaction. */
export const comparedNames = ({ db }: Core.Strapi, userId: number): Promise<string[]> =>
  db.transaction(({ trx }) =>
    trx(table).where({ user_id: userId }).orderBy('id').limit(2).pluck('name'),
  )
