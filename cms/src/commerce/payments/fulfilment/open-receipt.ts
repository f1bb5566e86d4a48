import type { Receipt } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../../platform/lib/app-error'
import { findOrder } from '../../orders/order-row'
import { type ReceiptRow, receiptUid } from '../../receipts/issue-receipt'
import { statusOfOrders } from '../checkout/status-of-orders'

/** A receipt by its token, with later changes of its purchase; throws notFound. */
export async function openReceipt(strapi: Core.Strapi, token: string): Promise<Receipt> {
  const row: ReceiptRow | null = await strapi.db.query(receiptUid).findOne({ where: { token } })
  if (!row) throw new AppError('notFound')
  const { number, kind, correctsNumber, currency } = row
  const order = await findOrder(strapi, { id: row.orderId })
  const orderStatus = order && (await statusOfOrders(strapi, [order])).get(order.id)
  return {
    number,
    kind,
    correctsNumber,
    issuedAt: new Date(row.issuedAt).toISOString(),
    billing: row.billing ?? {},
    lines: row.lines.map(({ name, amount }) => ({ name, amount: { amount, currency } })),
    total: { amount: row.amount, currency },
    orderStatus: orderStatus ?? null,
  }
}
