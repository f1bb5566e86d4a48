import type { BillingSummary } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../../members/users/user-row'
import { now } from '../../../platform/lib/clock'
import { causesOf } from '../../entitlements/causes-of'
import { termsOf } from '../../entitlements/entitlement-row'
import { type OrderRow, orderUid } from '../../orders/order-row'
import { evaluateBilling } from './evaluate-billing'
import { nextChargeOf } from './next-charge'
import type { SubscriptionRow } from './subscription-row'

/** Membership and next charge of a user, for one page (decision subscription-changes). */
export async function billingSummaryOf(
  strapi: Core.Strapi,
  user: UserRow,
  living: SubscriptionRow | undefined,
): Promise<BillingSummary> {
  const at = now()
  const paidUntil = user.paidUserExpire ? new Date(user.paidUserExpire) : null
  const terms = await termsOf(strapi, user.id)
  const orders = await ordersOf(
    strapi,
    terms.flatMap(({ orderId }) => orderId ?? []),
  )
  return evaluateBilling({
    at,
    paidUntil,
    living: living && {
      ...living,
      nextCharge: await nextChargeOf(strapi, living, { paidUntil, at }),
    },
    causes: causesOf({ terms, orders, at, subscriptionId: living?.stripeId }),
    suspendedSince: suspendedSince(terms) ?? (living ? await reviewedSince(strapi, living) : null),
  })
}

const ordersOf = ({ db }: Core.Strapi, ids: readonly number[]): Promise<OrderRow[]> =>
  ids.length > 0
    ? db.query(orderUid).findMany({ where: { id: { $in: [...ids] } } })
    : Promise.resolve([])

function suspendedSince(terms: Awaited<ReturnType<typeof termsOf>>): Date | null {
  const suspended = terms.filter(({ state }) => state === 'suspended')
  const times = suspended.map(({ stateSince }) => new Date(stateSince).getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/** A charge with another amount than ordered: it is in review, and gives no premium. */
async function reviewedSince({ db }: Core.Strapi, { stripeId }: SubscriptionRow) {
  const order: OrderRow | null = await db
    .query(orderUid)
    .findOne({ where: { subscriptionId: stripeId, state: 'review' }, orderBy: { id: 'desc' } })
  return order?.paidAt ? new Date(order.paidAt) : null
}
