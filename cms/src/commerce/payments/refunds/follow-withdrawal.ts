import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { findOrder, type OrderRow } from '../../orders/order-row'
import { paidOf } from '../../orders/paid-of'
import { findWithdrawal, type WithdrawalRow, withdrawalUid } from '../../withdrawals/withdrawal-row'
import { aboutOrder } from '../checkout/about-order'
import { endSubscription } from '../subscriptions/end-subscription'
import { refundOrder } from './refund-order'
import { isRefundRefused } from './request-stripe-refund'

/** Idempotency key of a withdrawal's refund. */
const refundKeyOf = ({ documentId }: WithdrawalRow) => `withdrawal-${documentId}`

/**
 * Acts on a withdrawal: ends its subscription, and refunds it if the full amount is due. Idempotent; failed calls to
 * Stripe are retried, a refusal, also because of a dispute, is left to an admin.
 */
export async function followWithdrawal(strapi: Core.Strapi, id: number) {
  const row = await findWithdrawal(strapi, { id })
  const order = row && (await findOrder(strapi, { id: row.orderId }))
  if (!row || !order) return
  if (order.subscriptionId) await endSubscription(strapi, order.subscriptionId)
  if (row.effect !== 'refund' || row.state !== 'open') return
  try {
    await refundOrder(strapi, { order: order.documentId, key: refundKeyOf(row) })
  } catch (error) {
    if (!isRefundRefused(error)) throw error
    await leaveToAdmins(strapi, row, order)
  }
}

/** A refused refund is final: an admin has to find another way. */
async function leaveToAdmins(strapi: Core.Strapi, row: WithdrawalRow, order: OrderRow) {
  const where = { id: row.id, state: 'open' }
  await strapi.db.query(withdrawalUid).updateMany({ where, data: { effect: 'review' } })
  const amount = paidOf(order).amount - order.refundedAmount
  await raiseIncident(strapi, {
    kind: 'refundFailed',
    reference: refundKeyOf(row),
    ...aboutOrder(order, amount),
    details: { order: order.documentId, amount },
  })
}
