import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../incidents/raise-incident'
import { AppError } from '../lib/app-error'
import { findOrder, type OrderRow } from '../orders/order-row'
import { aboutOrder } from './about-order'
import { askRefund } from './ask-refund'
import { type RefundRow, refundUid, underway } from './refund-row'
import { settlePayment } from './settle-payment'
import { type RefundWish, takeRefund } from './take-refund'

/**
 * Gives an order's money back, all that is left of it or a part (minor units), once for each form (decision 125).
 * Throws notFound, orderNotRefundable, invalidField at `key`, and refundUnclear while Stripe's answer is not known.
 */
export async function refundOrder(strapi: Core.Strapi, wish: RefundWish) {
  const { order, refund } = await takeRefund(strapi, wish)
  await bringAbout(strapi, order, refund)
  return order.documentId
}

async function bringAbout(strapi: Core.Strapi, order: OrderRow, refund: RefundRow) {
  const { paymentIntentId } = order
  if (!paymentIntentId) throw new AppError('orderNotRefundable')
  await askRefund(strapi, refund, paymentIntentId)
  try {
    await settlePayment(strapi, paymentIntentId)
  } catch (error) {
    // Stripe said yes; what follows is done by its event, or by the reconciliation.
    strapi.log.warn(`Refund ${refund.key} is written down later: ${String(error)}`)
    throw new AppError('refundUnclear')
  }
}

/** Refunds that were taken and are not counted yet: their answers were lost, or nobody heard of them. */
export const openRefunds = ({ db }: Core.Strapi, before: Date): Promise<RefundRow[]> =>
  db.query(refundUid).findMany({
    where: { state: { $in: [...underway] }, updatedAt: { $lte: before } },
    orderBy: { id: 'asc' },
    limit: 500,
  })

/** One of those, once more. */
export async function refundAgain(strapi: Core.Strapi, id: number) {
  const where = { id, state: { $in: [...underway] } }
  const refund: RefundRow | null = await strapi.db.query(refundUid).findOne({ where })
  const order = refund && (await findOrder(strapi, { id: refund.orderId }))
  if (!order) return
  try {
    await bringAbout(strapi, order, refund)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'orderNotRefundable') throw error
    // Whoever asked for it was told that it may be on its way.
    const { amount } = refund
    await raiseIncident(strapi, {
      kind: 'refundFailed',
      reference: refund.key,
      ...aboutOrder(order, amount),
      details: { order: order.documentId, amount },
    })
  }
}
