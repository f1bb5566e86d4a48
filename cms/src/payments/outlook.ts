import type { Outlook } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { causesOf } from '../entitlements/causes-of'
import { termsOf } from '../entitlements/entitlement-row'
import { now } from '../lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import type { UserRow } from '../users/user-row'
import { judgeOutlook } from './judge-outlook'
import { nextChargeOf } from './next-charge'
import type { SubscriptionRow } from './subscription-row'

/** What of a user's membership and their next charge can be said on one page (decision 135). */
export async function outlookOf(
  strapi: Core.Strapi,
  user: UserRow,
  living: SubscriptionRow | undefined,
): Promise<Outlook> {
  const at = now()
  const paidUntil = user.paidUserExpire ? new Date(user.paidUserExpire) : null
  const terms = await termsOf(strapi, user.id)
  const orders = await ordersOf(
    strapi,
    terms.flatMap(({ orderId }) => orderId ?? []),
  )
  return judgeOutlook({
    at,
    paidUntil,
    living: living && {
      ...living,
      nextCharge: await nextChargeOf(strapi, living, { paidUntil, at }),
    },
    causes: causesOf({ terms, orders, at, subscriptionId: living?.stripeId }),
    restsSince: restsSince(terms) ?? (living ? await reviewedSince(strapi, living) : null),
  })
}

const ordersOf = ({ db }: Core.Strapi, ids: readonly number[]): Promise<OrderRow[]> =>
  ids.length > 0
    ? db.query(orderUid).findMany({ where: { id: { $in: [...ids] } } })
    : Promise.resolve([])

function restsSince(terms: Awaited<ReturnType<typeof termsOf>>): Date | null {
  const resting = terms.filter(({ state }) => state === 'suspended')
  const times = resting.map(({ stateSince }) => new Date(stateSince).getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/** A charge that was not what was ordered: people look into it, and it opens nothing. */
async function reviewedSince({ db }: Core.Strapi, { stripeId }: SubscriptionRow) {
  const order: OrderRow | null = await db
    .query(orderUid)
    .findOne({ where: { subscriptionId: stripeId, state: 'review' }, orderBy: { id: 'desc' } })
  return order?.paidAt ? new Date(order.paidAt) : null
}
