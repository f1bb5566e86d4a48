import { productKindFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { tierOf } from '../../members/users/tier'
import type { UserRow } from '../../members/users/user-row'
import { type OrderRow, orderUid } from '../orders/order-row'
import { termsOf } from './entitlement-row'
import { spansOf, type Term } from './merge-terms'

/** The facts about a user's premium that decide about reduced prices. */
export type DiscountEligibility = {
  /** A paid, unrefunded term runs or is to come; also true for a subscriber. */
  hasPaidTerm: boolean
  /** A year bought at a reduced price has not begun yet. */
  reducedYearWaits: boolean
}

type Order = Pick<OrderRow, 'id' | 'state' | 'amount' | 'refundedAmount' | 'productKey'>

type Facts = {
  terms: readonly Term[]
  /** The orders of the payer that granted them. */
  orders: readonly Order[]
  isSubscriber: boolean
  at: Date
}

/** The rule itself (decision coupon-redemption). */
export function evaluateEligibility({
  terms,
  orders,
  isSubscriber,
  at,
}: Facts): DiscountEligibility {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const spans = spansOf(terms).map((span) => ({
    ...span,
    order: span.term.orderId === null ? undefined : byId.get(span.term.orderId),
  }))
  return {
    hasPaidTerm: spans.some(
      ({ order, end }) => order && isPaid(order) && (isSubscriber || end > at),
    ),
    reducedYearWaits: spans.some(({ order, start }) => order && isReduced(order) && start > at),
  }
}

const isPaid = ({ state, amount, refundedAmount }: Order) =>
  state === 'fulfilled' && amount > refundedAmount

const isReduced = ({ productKey }: Order) => productKindFacts(productKey).isReduced

/** The same for a user, or for a guest. */
export async function discountEligibilityOf(
  strapi: Core.Strapi,
  user: UserRow | undefined,
  at: Date,
): Promise<DiscountEligibility> {
  const terms = user ? await termsOf(strapi, user.id) : []
  const ids = terms.flatMap(({ orderId }) => orderId ?? [])
  const orders: OrderRow[] = ids.length
    ? await strapi.db.query(orderUid).findMany({ where: { id: { $in: ids } } })
    : []
  return evaluateEligibility({ terms, orders, isSubscriber: tierOf(user, at) === 'subscriber', at })
}
