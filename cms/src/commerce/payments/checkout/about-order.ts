import type { OrderRow } from '../../orders/order-row'
import { paidOf } from '../../orders/paid-of'

type Order = Pick<OrderRow, 'id' | 'productName'> & Parameters<typeof paidOf>[0]

/** Facts of an order for an incident: of its full amount, or a part (minor units). */
export function aboutOrder(order: Order, part?: number) {
  const { amount, currency } = paidOf(order)
  const facts = { product: order.productName, amount: { amount: part ?? amount, currency } }
  return { orderId: order.id, facts }
}
