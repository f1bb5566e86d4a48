import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { findWithdrawal, withdrawalUid } from './withdrawal-row'

/**
 * Updates the withdrawal of an order from its refunded amount, in the transaction that writes that: any refund after a
 * withdrawal settles it, also a partial one; a refund that failed reopens it. `isSettled`: what the order granted has
 * ended. `hasChanged`: this amount changed that.
 */
export async function settleWithdrawal(
  strapi: Core.Strapi,
  orderId: number,
  refundedAmount: number,
): Promise<{ isSettled: boolean; hasChanged: boolean }> {
  const row = await findWithdrawal(strapi, { orderId })
  if (!row) return { isSettled: false, hasChanged: false }
  const isSettled = refundedAmount > row.refundedBefore
  const hasChanged = isSettled !== (row.state === 'settled')
  if (!hasChanged) return { isSettled, hasChanged }
  const data = isSettled
    ? { state: 'settled', settledAt: now().toISOString() }
    : { state: 'open', settledAt: null }
  await strapi.db.query(withdrawalUid).updateMany({ where: { id: row.id }, data })
  return { isSettled, hasChanged }
}
