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
  /** In the paid currency, which may differ from the ordered one. */
  refunded: Money
  receipts: Pick<ReceiptRow, 'number' | 'amount' | 'currency' | 'issuedAt'>[]
}

/** An order as shown in the panel: its content and state, without buyer or recipient. */
export async function orderFile(strapi: Core.Strapi, order: OrderRow): Promise<OrderFile> {
  const { productName, state, kind, currency, price, discount, amount } = order
  const { createdAt, paidAt, fulfilledAt } = order
  const receipts: ReceiptRow[] = await strapi.db
    .query(receiptUid)
    .findMany({ where: { orderId: order.id }, orderBy: { id: 'asc' } })
  return {
    ...{ productName, state, kind, currency, price, discount, amount },
    ...{ createdAt, paidAt, fulfilledAt },
    // The gift of an erased giver is no longer recorded in the order.
    isGift: order.gift !== null || (await findGift(strapi, { orderId: order.id })) !== undefined,
    refunded: { amount: order.refundedAmount, currency: paidOf(order).currency },
    receipts: receipts.map((one) => ({
      ...{ number: one.number, amount: one.amount, currency: one.currency },
      issuedAt: one.issuedAt,
    })),
  }
}

/** The order of an incident, if there is one. */
export const orderOfIncident = async (strapi: Core.Strapi, orderId: number | null) =>
  orderId === null ? undefined : findOrder(strapi, { id: orderId })
