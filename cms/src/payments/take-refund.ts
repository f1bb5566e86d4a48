import type { Core } from '@strapi/strapi'
import { AppError, fieldError } from '../lib/app-error'
import { insertOnce } from '../lib/insert-once'
import { isInCoins } from '../lib/money-form'
import { findOrder, type OrderRow, orderTable } from '../orders/order-row'
import { paidOf } from '../orders/paid-of'
import { findRefund, type RefundRow, refundTable, refundUid, underway } from './refund-row'

export type RefundWish = {
  order: string
  key: string
  amount?: number | undefined
  /** What its form showed as left: somebody who asks at the same moment, or asked since, comes first. */
  left?: number | undefined
  /** Written with it, in its transaction: who asked, and why. */
  note?: (order: OrderRow, amount: number) => Promise<void>
}

/**
 * Takes what a form asks for from what is left of an order, with the order's row held: of two at once the second
 * sees what the first took. The same form again is the same refund. Throws notFound, orderNotRefundable,
 * refundedMeanwhile, and invalidField for a part that has no coin, or when the form's key was used for something else.
 */
export const takeRefund = (strapi: Core.Strapi, wish: RefundWish) =>
  strapi.db.transaction(async ({ trx }) => {
    const { order: documentId, key } = wish
    await trx(orderTable).where({ document_id: documentId }).forUpdate().first('id')
    const order = await findOrder(strapi, { documentId })
    if (!order) throw new AppError('notFound')
    const known = await findRefund(strapi, key)
    if (known) return { order, refund: requireSame(known, order, wish) }
    const left = await leftOf(strapi, order)
    if (wish.left !== undefined && wish.left !== left) throw new AppError('refundedMeanwhile')
    const amount = wish.amount ?? left
    if (!order.paymentIntentId || amount <= 0 || amount > left) {
      throw new AppError('orderNotRefundable')
    }
    // All that is left goes back whatever it is.
    const { currency } = paidOf(order)
    if (amount !== left && !isInCoins({ amount, currency }))
      throw fieldError('invalidField', 'amount')
    const row = { key, order_id: order.id, amount, state: 'asked' }
    const added = await insertOnce(strapi, { table: refundTable, unique: 'key', row })
    if (added !== undefined) await wish.note?.(order, amount)
    const refund = await findRefund(strapi, key)
    // The same key at this moment for another order.
    if (!refund) throw fieldError('invalidField', 'key')
    return { order, refund: requireSame(refund, order, wish) }
  })

function requireSame(known: RefundRow, { id }: OrderRow, { amount = known.amount }: RefundWish) {
  if (known.orderId !== id || known.amount !== amount) throw fieldError('invalidField', 'key')
  return known
}

/** What neither went back nor is on its way. */
const leftOf = async (strapi: Core.Strapi, order: OrderRow) =>
  paidOf(order).amount - order.refundedAmount - (await underwayOf(strapi, order))

/** What was asked for, and is not counted yet. */
export async function underwayOf({ db }: Core.Strapi, { id }: Pick<OrderRow, 'id'>) {
  const where = { orderId: id, state: { $in: [...underway] } }
  const rows: RefundRow[] = await db.query(refundUid).findMany({ where })
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
