import type { Core } from '@strapi/strapi'
import { newRow } from '../../../platform/lib/new-row'
import { userTable } from '../user-row'
import { dateOf, factsOf, factsTable, ofSubscription, ofUser, type Source } from './facts-row'
import { moneyOf, noMoney } from './money-of'
import { noReferrals, referralsOf } from './referrals-of'

type Seen = { user_id: number; seen: Date | number | null }

/**
 * Writes the derived facts that user lists read; in the open transaction or its own. The rows are locked first: a
 * concurrent second call sees the result of the first.
 */
export const writeFacts = async ({ db }: Core.Strapi, ids: readonly number[]): Promise<void> =>
  db.transaction(async ({ trx }): Promise<void> => {
    if (ids.length === 0) return
    const stored: Seen[] = await trx(factsTable)
      .whereIn('user_id', ids)
      .orderBy('user_id')
      .forUpdate()
      .select('user_id', 'last_seen_at as seen')
    const users: Source[] = await trx(`${userTable} as u`)
      .leftJoin('subscriptions as s', 's.stripe_id', 'u.subscription_id')
      .whereIn('u.id', ids)
      .select(...ofUser, ...ofSubscription)
    const money = await moneyOf(trx, ids)
    const referrals = await referralsOf(trx, ids)
    const sessions: Seen[] = await trx('user_sessions')
      .whereIn('user_id', ids)
      .groupBy('user_id')
      .select('user_id')
      .max('last_seen_at as seen')
    const seen = latest([...stored, ...sessions])
    const rows = users.map((user) => ({
      ...newRow(),
      ...factsOf(user),
      ...(money.get(user.id) ?? noMoney),
      ...(referrals.get(user.id) ?? noReferrals),
      last_seen_at: dateOf(seen.get(user.id) ?? null),
    }))
    if (rows.length > 0) await trx(factsTable).insert(rows).onConflict('user_id').merge()
  })

/** Ended sessions are deleted; the last visit is not. */
function latest(rows: readonly Seen[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const { user_id, seen } of rows) {
    const at = seen === null ? 0 : new Date(seen).getTime()
    if (at > (found.get(user_id) ?? 0)) found.set(user_id, at)
  }
  return found
}
