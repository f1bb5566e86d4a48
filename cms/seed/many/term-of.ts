import { productFacts } from '@krono/contract'
import type { Term } from '../../src/commerce/entitlements/merge-terms'
import type { Purchase } from './purchase'

/** State of what an order granted, by the state of its payment; null if it granted nothing. */
export const ownStateOf = ({ state }: Pick<Purchase, 'state'>) =>
  (
    ({
      pending: null,
      failed: null,
      fulfilled: 'active',
      refunded: 'revoked',
      disputed: 'suspended',
    }) as const
  )[state]

/** The premium term that an order granted its buyer, or null. */
export function termOf(purchase: Purchase): Term | null {
  const { productKey, period, isGift, at } = purchase
  const facts = productFacts(productKey)
  const state = ownStateOf(purchase)
  if (!('plan' in facts) || isGift || !state) return null
  const none = { months: null, days: null, seconds: null }
  const length = period
    ? { ...none, seconds: Math.round((period.end - period.start) / 1000) }
    : { ...none, months: facts.months }
  return { ...length, from: new Date(period?.start ?? at), plan: facts.plan, state, orderId: null }
}
