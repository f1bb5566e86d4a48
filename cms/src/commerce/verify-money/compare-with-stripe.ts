import { askStripe, stepsSince } from './ask-stripe'
import { comparePages } from './compare-pages'
import { compareReturns } from './compare-returns'
import { compareSubscriptions } from './compare-subscriptions'
import type { Database } from './rule'

/**
 * Differences between Stripe and our database since our first order.
 * @param report reports progress
 */
export async function compareWithStripe(
  database: Database,
  at: Date,
  report: (sentence: string) => void,
): Promise<string[]> {
  const first: { at?: Date | number | null } | undefined = await database('orders')
    .min({ at: 'created_at' })
    .first()
  if (!first?.at) return []
  const every = askStripe(stepsSince(new Date(first.at), at), report)
  const faults = await Promise.all([
    comparePages(database, every, at),
    compareReturns(database, every),
    compareSubscriptions(database, every, at),
  ])
  return faults.flat()
}
