import type { OrderState } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { releaseCoupon } from '../coupons/spend-coupon'
import { restore, revoke, suspend } from '../entitlements/change-order'
import { findOrder, type OrderRow, orderUid } from '../orders/order-row'
import { tellOfWriter } from '../reviews/tell-of-reviews'
import { addTask } from '../tasks/add-task'
import { countOrders } from '../users/facts/count-orders'
import { credit } from './credit'
import { deferBilling } from './defer-billing'
import { withOwnersHeld } from './hold-owners'
import { type Judged, stateByMoney, sumOf } from './judge-money'
import { mirrorSubscription } from './mirror-subscription'
import { moveRefund } from './refund-row'
import { tellOfDispute } from './tell-of-dispute'

/** What becomes of what an order brought, in each state that its money can bring it to. */
const verbs: Partial<Record<OrderState, typeof suspend>> = {
  fulfilled: restore,
  disputed: suspend,
  refunded: revoke,
}

/**
 * Brings an order, and what it brought, to what Stripe says of its money: a credit and a letter for each part that went
 * back, once; suspended while a bank asks for it, revoked when all of it went back, restored when it came back. false
 * when somebody else has written since the order was read: then Stripe is to be asked again, because an older answer
 * knows of less.
 */
export async function giveBack(
  strapi: Core.Strapi,
  { id, moneyVersion }: OrderRow,
  money: Judged,
): Promise<boolean> {
  const done = await withOwnersHeld(strapi, id, async (owners) => {
    const before = await findOrder(strapi, { id })
    if (!before || (before.moneyVersion ?? 0) !== (moneyVersion ?? 0)) return undefined
    await write(strapi, before, { money, owners })
    return true
  })
  return done !== undefined
}

type Known = { money: Judged; owners: readonly number[] }

async function write(strapi: Core.Strapi, before: OrderRow, { money, owners }: Known) {
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
    await tellOfWriter(strapi, userId)
  }
  if (state !== before.state) {
    await verbs[state]?.(strapi, id)
    if (!before.fulfilledAt) await releaseCoupon(strapi, id)
    if (userId !== null) await mirrorSubscription(strapi, userId)
    await follow(strapi, after, owners)
  }
  const gone = money.parts.filter(({ amount }) => amount > 0).map((part) => part.id)
  await moveRefund(strapi, { stripeId: { $in: gone } }, ['done'], { state: 'counted' })
  // Numbers of receipts last: whoever takes one holds all others up.
  let isDecided = false
  for (const part of money.parts)
    if ((await credit(strapi, after, part)) && part.by === 'dispute') isDecided = true
  if (state === before.state) return
  if (state === 'disputed') await tellOfDispute(strapi, after, 'disputed')
  // Nothing was taken by it, nor by another one.
  const isWon = before.state === 'disputed' && state === 'fulfilled' && !isDecided
  if (isWon) await tellOfDispute(strapi, after, 'disputeWon')
}

/** Stripe is asked when the transaction is over. Whoever got the last charge back is charged no more. */
async function follow(strapi: Core.Strapi, { id, state }: OrderRow, owners: readonly number[]) {
  if (state === 'refunded')
    await addTask(strapi, { kind: 'endCharges', about: id, payload: { order: id } })
  for (const userId of owners) await deferBilling(strapi, userId)
}
