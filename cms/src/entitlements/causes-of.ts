import { type Outlook, orderedFacts } from '@krono/contract'
import type { OrderRow } from '../orders/order-row'
import { type EntitlementRow, givenByAdmin } from './entitlement-row'
import { spansOf } from './fold-terms'

type Cause = Outlook['causes'][number]

type Facts = {
  terms: readonly EntitlementRow[]
  /** That brought them. */
  orders: readonly Pick<OrderRow, 'id' | 'productKey' | 'subscriptionId'>[]
  /** Whose own charges put nothing off. */
  subscriptionId: string | undefined
  at: Date
}

/** Why a subscriber is charged later than their subscription alone would say: what else runs, or is to come. */
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
  if (sourceKey.startsWith('gift:') || sourceKey.startsWith(givenByAdmin)) return 'gift'
  if (!order) return 'coupon'
  return orderedFacts(order.productKey).kind === 'extension' ? 'extension' : 'year'
}
