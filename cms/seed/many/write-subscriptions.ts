import type { Bulk } from './bulk'
import { currencyOf, type Subscription } from './purchase'
import type { Rows } from './rows'
import type { Shop } from './shop'
import { customerOf } from './write-accounts'

type Tools = { bulk: Bulk; rows: Rows; shop: Shop; now: number }

export async function writeSubscriptions(
  subscriptions: readonly Subscription[],
  { bulk, rows: { row, at }, shop, now }: Tools,
) {
  for (const { person, productKey, endedAt, startedAt, end, ...subscription } of subscriptions)
    await bulk.add('subscriptions', {
      ...row(startedAt, endedAt ?? Math.min(end, now)),
      ...{ stripe_id: subscription.stripeId, user_id: person.id, customer_id: customerOf(person) },
      ...{ product_key: productKey, product_name: shop.nameOf(productKey, person.language) },
      plan: productKey === 'premium-month' ? 'monthly' : 'yearly',
      amount: shop.priceOf(productKey, currencyOf(person)),
      ...{ currency: currencyOf(person), agreed: null, status: subscription.status, version: 1 },
      current_period_end: bulk.instant(end),
      ...{ cancel_at_period_end: subscription.isEnding, cancel_reason: subscription.reason },
      ...{ past_due_since: at(subscription.pastDueSince), ended_at: at(endedAt) },
    })
}
