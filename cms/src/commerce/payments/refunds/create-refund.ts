import type { Core } from '@strapi/strapi'
import { lockRows } from '../../../platform/database/lock-rows'
import { AppError, fieldError } from '../../../platform/lib/app-error'
import { insertOnce } from '../../../platform/lib/insert-once'
import { isInCoins } from '../../../platform/lib/money-form'
import { findOrder, type OrderRow, orderTable } from '../../orders/order-row'
import { paidOf } from '../../orders/paid-of'
import { findRefund, pendingStates, type RefundRow, refundTable, refundUid } from './refund-row'

export type RefundRequest = {
  order: string
  key: string
  amount?: number | undefined
  /** The amount shown as left in the form: a concurrent or later refund makes the request fail. */
  left?: number | undefined
  /** Called in the transaction, to log who asked and why. */
  note?: (order: OrderRow, amount: number) => Promise<void>
}

/**
 * Stores a refund, taken from what is left of an order, with the order's row locked: of two concurrent ones the second
 * sees the first. A repeated form key returns the same refund. Throws notFound, orderNotRefundable, refundedMeanwhile,
 * invalidAmount for a part not payable in coins, and invalidField if the form key was used for something else.
 */
export const createRefund = (strapi: Core.Strapi, wish: RefundRequest) =>
  strapi.db.transaction(async () => {
    const { order: documentId, key } = wish
    await lockRows(strapi, orderTable, { document_id: documentId })
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
    // All that is left may be any amount.
    const { currency } = paidOf(order)
    if (amount !== left && !isInCoins({ amount, currency }))
      throw fieldError('invalidAmount', 'amount')
    const row = { key, order_id: order.id, amount, state: 'asked' }
    const added = await insertOnce(strapi, { table: refundTable, unique: 'key', row })
    if (added !== undefined) await wish.note?.(order, amount)
    const refund = await findRefund(strapi, key)
    // The same key was used concurrently for another order.
    if (!refund) throw fieldError('invalidField', 'key')
    return { order, refund: requireSame(refund, order, wish) }
  })

function requireSame(known: RefundRow, { id }: OrderRow, { amount = known.amount }: RefundRequest) {
  if (known.orderId !== id || known.amount !== amount) throw fieldError('invalidField', 'key')
  return known
}

/** The amount neither refunded nor pending. */
const leftOf = async (strapi: Core.Strapi, order: OrderRow) =>
  paidOf(order).amount - order.refundedAmount - (await pendingRefundAmount(strapi, order))

/** The amount requested and not counted yet. */
export async function pendingRefundAmount({ db }: Core.Strapi, { id }: Pick<OrderRow, 'id'>) {
  const where = { orderId: id, state: { $in: [...pendingStates] } }
  const rows: RefundRow[] = await db.query(refundUid).findMany({ where })
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
