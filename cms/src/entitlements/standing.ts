import { orderedFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type OrderRow, orderUid } from '../orders/order-row'
import { tierOf } from '../users/tier'
import type { UserRow } from '../users/user-row'
import { termsOf } from './entitlement-row'
import { spansOf, type Term } from './fold-terms'

/** What of somebody's premium decides about reduced prices. */
export type Standing = {
  /** Premium that money was paid for, and not given back, still runs or is to come; a subscriber paid before. */
  hasPaidTerm: boolean
  /** A year that was bought at a reduced price has not begun. */
  reducedYearWaits: boolean
}

type Order = Pick<OrderRow, 'id' | 'state' | 'amount' | 'refundedAmount' | 'productKey'>

type Facts = {
  terms: readonly Term[]
  /** That brought them, to whoever paid. */
  orders: readonly Order[]
  isSubscriber: boolean
  at: Date
}

/** The rule itself (decision 124). */
export function judgeStanding({ terms, orders, isSubscriber, at }: Facts): Standing {
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

const isReduced = ({ productKey }: Order) =>
  ['term', 'extension'].includes(orderedFacts(productKey).kind)

/** The same of a user, or of nobody. */
export async function standingOf(
  strapi: Core.Strapi,
  user: UserRow | undefined,
  at: Date,
): Promise<Standing> {
  const terms = user ? await termsOf(strapi, user.id) : []
  const ids = terms.flatMap(({ orderId }) => orderId ?? [])
  const orders: OrderRow[] = ids.length
    ? await strapi.db.query(orderUid).findMany({ where: { id: { $in: ids } } })
    : []
  return judgeStanding({ terms, orders, isSubscriber: tierOf(user, at) === 'subscriber', at })
}
