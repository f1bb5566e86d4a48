import type { Money } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findGift } from '../gifts/gift-row'
import { findOrder, type OrderRow } from '../orders/order-row'
import { paidOf } from '../orders/paid-of'
import { type ReceiptRow, receiptUid } from '../receipts/issue-receipt'

export type OrderFile = Pick<
  OrderRow,
  | 'productName'
  | 'state'
  | 'kind'
  | 'currency'
  | 'price'
  | 'discount'
  | 'amount'
  | 'createdAt'
  | 'paidAt'
  | 'fulfilledAt'
> & {
  isGift: boolean
  /** In the currency in which it was paid, which may not be the one in which it was ordered. */
  refunded: Money
  receipts: Pick<ReceiptRow, 'number' | 'amount' | 'currency' | 'issuedAt'>[]
}

/** What the panel tells of an order: what it is and what became of it; not whose, and not for whom. */
export async function orderFile(strapi: Core.Strapi, order: OrderRow): Promise<OrderFile> {
  const { productName, state, kind, currency, price, discount, amount } = order
  const { createdAt, paidAt, fulfilledAt } = order
  const receipts: ReceiptRow[] = await strapi.db
    .query(receiptUid)
    .findMany({ where: { orderId: order.id }, orderBy: { id: 'asc' } })
  return {
    ...{ productName, state, kind, currency, price, discount, amount },
    ...{ createdAt, paidAt, fulfilledAt },
    // Of a gift whose giver left its order says nothing any more.
    isGift: order.gift !== null || (await findGift(strapi, { orderId: order.id })) !== undefined,
    refunded: { amount: order.refundedAmount, currency: paidOf(order).currency },
    receipts: receipts.map((one) => ({
      ...{ number: one.number, amount: one.amount, currency: one.currency },
      issuedAt: one.issuedAt,
    })),
  }
}

/** The order that an incident is about, if there is one. */
export const orderOfIncident = async (strapi: Core.Strapi, orderId: number | null) =>
  orderId === null ? undefined : findOrder(strapi, { id: orderId })
