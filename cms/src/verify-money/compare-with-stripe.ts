import { askStripe, stepsSince } from './ask-stripe'
import { comparePages } from './compare-pages'
import { compareReturns } from './compare-returns'
import { compareSubscriptions } from './compare-subscriptions'
import type { Database } from './rule'

/**
 * What Stripe knows and we do not, or the other way round, since our first order.
 *
 * @param say tells how far it is
 */
export async function compareWithStripe(
  database: Database,
  at: Date,
  say: (sentence: string) => void,
): Promise<string[]> {
  const first: { at?: Date | number | null } | undefined = await database('orders')
    .min({ at: 'created_at' })
    .first()
  if (!first?.at) return []
  const every = askStripe(stepsSince(new Date(first.at), at), say)
  const faults = await Promise.all([
    comparePages(database, every, at),
    compareReturns(database, every),
    compareSubscriptions(database, every, at),
  ])
  return faults.flat()
}
