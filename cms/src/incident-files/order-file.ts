import type { Core } from '@strapi/strapi'
import { findOrder, type OrderRow } from '../orders/order-row'
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
  | 'refundedAmount'
  | 'createdAt'
  | 'paidAt'
  | 'fulfilledAt'
> & { isGift: boolean; receipts: Pick<ReceiptRow, 'number' | 'amount' | 'issuedAt'>[] }

/** What the panel tells of an order: what it is and what became of it; not whose, and not for whom. */
export async function orderFile({ db }: Core.Strapi, order: OrderRow): Promise<OrderFile> {
  const { productName, state, kind, currency, price, discount, amount, refundedAmount } = order
  const { createdAt, paidAt, fulfilledAt } = order
  const receipts: ReceiptRow[] = await db
    .query(receiptUid)
    .findMany({ where: { orderId: order.id }, orderBy: { id: 'asc' } })
  return {
    ...{ productName, state, kind, currency, price, discount, amount, refundedAmount },
    ...{ createdAt, paidAt, fulfilledAt },
    isGift: order.gift !== null,
    receipts: receipts.map(({ number, amount, issuedAt }) => ({ number, amount, issuedAt })),
  }
}

/** The order that an incident is about, if there is one. */
export const orderOfIncident = async (strapi: Core.Strapi, orderId: number | null) =>
  orderId === null ? undefined : findOrder(strapi, { id: orderId })
