import { type BillingSummary, productKindFacts } from '@krono/contract'
import type { OrderRow } from '../orders/order-row'
import { type EntitlementRow, givenByAdmin } from './entitlement-row'
import { spansOf } from './merge-terms'

type Cause = BillingSummary['causes'][number]

type Facts = {
  terms: readonly EntitlementRow[]
  /** The orders that granted them. */
  orders: readonly Pick<OrderRow, 'id' | 'productKey' | 'subscriptionId'>[]
  /** The subscription that is charged; its own charges delay nothing. */
  subscriptionId: string | undefined
  at: Date
}

/** Why a subscriber is charged later than the subscription alone would require: other terms that run or are to come. */
export function causesOf({ terms, orders, subscriptionId, at }: Facts): Cause[] {
  if (!subscriptionId) return []
  const byId = new Map(orders.map((order) => [order.id, order]))
  const found = spansOf(terms).flatMap(({ term, end }) => {
    const order = term.orderId === null ? undefined : byId.get(term.orderId)
    if (end <= at || order?.subscriptionId === subscriptionId) return []
    return [causeOf(term, order)]
  })
  return [...new Set(found)]
}

function causeOf({ sourceKey }: EntitlementRow, order: Facts['orders'][number] | undefined): Cause {
  const gifts = ['gift:', 'referral:', givenByAdmin]
  if (gifts.some((prefix) => sourceKey.startsWith(prefix))) return 'gift'
  if (!order) return 'coupon'
  return productKindFacts(order.productKey).deferral
}
