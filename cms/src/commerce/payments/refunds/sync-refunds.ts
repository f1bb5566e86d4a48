import type { OrderState } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { announceReviewsOf } from '../../../library/reviews/announce-reviews'
import { countOrders } from '../../../members/users/facts/count-orders'
import { addTask } from '../../../platform/tasks/add-task'
import { releaseCoupon } from '../../coupons/spend-coupon'
import { restore, revoke, suspend } from '../../entitlements/change-order'
import { findOrder, type OrderRow, orderUid } from '../../orders/order-row'
import { settlePayer } from '../../referrals/ask-to-settle'
import { settleWithdrawal } from '../../withdrawals/settle-withdrawal'
import { deferBilling } from '../subscriptions/defer-billing'
import { mirrorSubscription } from '../subscriptions/mirror-subscription'
import { type Reversals, stateByMoney, sumOf } from './evaluate-reversals'
import { withOwnerLocks } from './lock-owner-rows'
import { notifyDispute } from './notify-dispute'
import { recordReversal } from './record-reversal'
import { moveRefund } from './refund-row'

/** What each state of an order does to what it granted. */
const entitlementActions: Partial<Record<OrderState, typeof suspend>> = {
  fulfilled: restore,
  disputed: suspend,
  refunded: revoke,
}

/**
 * Applies refunds and disputes of a payment to its order and what that granted: one credit note and e-mail for each
 * returned part; suspended during a dispute, revoked by a full refund, restored when the money came back. Returns false
 * if the order was changed since it was read: Stripe must be asked again, because data read earlier may be outdated.
 */
export async function syncRefunds(
  strapi: Core.Strapi,
  { id, moneyVersion }: OrderRow,
  money: Reversals,
): Promise<boolean> {
  const done = await withOwnerLocks(strapi, id, async (owners) => {
    const before = await findOrder(strapi, { id })
    if (!before || (before.moneyVersion ?? 0) !== (moneyVersion ?? 0)) return undefined
    await applyToOrder(strapi, before, { money, owners })
    return true
  })
  return done !== undefined
}

type Input = { money: Reversals; owners: readonly number[] }

async function applyToOrder(strapi: Core.Strapi, before: OrderRow, { money, owners }: Input) {
  const { id, userId } = before
  const refundedAmount = sumOf(money.parts)
  const state = stateByMoney(before, money)
  const moneyVersion = (before.moneyVersion ?? 0) + 1
  const after = { ...before, state, refundedAmount, moneyVersion }
  const isSame = state === before.state && refundedAmount === before.refundedAmount
  if (!isSame) {
    const data = { state, refundedAmount, moneyVersion }
    await strapi.db.query(orderUid).updateMany({ where: { id }, data })
    if (userId !== null) await countOrders(strapi, userId)
    await announceReviewsOf(strapi, userId)
    if (state !== before.state) await settlePayer(strapi, before)
  }
  const { isSettled, hasChanged } = await settleWithdrawal(strapi, id, refundedAmount)
  if (state !== before.state || hasChanged) {
    await (isSettled ? revoke : entitlementActions[state])?.(strapi, id)
    if (!before.fulfilledAt) await releaseCoupon(strapi, id)
    if (userId !== null) await mirrorSubscription(strapi, userId)
    await queueStripeCalls(strapi, after, owners)
  }
  const returnedIds = money.parts.filter(({ amount }) => amount > 0).map((part) => part.id)
  await moveRefund(strapi, { stripeId: { $in: returnedIds } }, ['done'], { state: 'counted' })
  // Receipt numbers last: taking one locks the sequence for all others.
  let hasDisputeDocument = false
  for (const part of money.parts)
    if ((await recordReversal(strapi, after, { ...part, isSettled })) && part.by === 'dispute')
      hasDisputeDocument = true
  if (state === before.state) return
  if (state === 'disputed') await notifyDispute(strapi, after, 'disputed')
  // No money was taken by this or another dispute.
  const isWon = before.state === 'disputed' && state === 'fulfilled' && !hasDisputeDocument
  if (isWon) await notifyDispute(strapi, after, 'disputeWon')
}

/** Queues calls to Stripe for after the transaction. A refunded last charge ends its subscription. */
async function queueStripeCalls(
  strapi: Core.Strapi,
  { id, state }: OrderRow,
  owners: readonly number[],
) {
  if (state === 'refunded')
    await addTask(strapi, { kind: 'endCharges', about: id, payload: { order: id } })
  for (const userId of owners) await deferBilling(strapi, userId)
}
