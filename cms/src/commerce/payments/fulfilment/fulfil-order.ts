import type { Core } from '@strapi/strapi'
import { announceReviewsOf } from '../../../library/reviews/announce-reviews'
import { lockUser } from '../../../members/users/lock-user'
import type { UserRow } from '../../../members/users/user-row'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { now } from '../../../platform/lib/clock'
import { newSecret } from '../../../platform/lib/secrets'
import { spendCoupon } from '../../coupons/spend-coupon'
import {
  acceptOrder,
  grantOrder,
  guestOrderModuleOf,
  prepareOrder,
} from '../../entitlements/grant-order'
import type { Prepared } from '../../entitlements/product-module'
import { findOrder, isRenewing, moveOrder, type OrderRow } from '../../orders/order-row'
import { issueReceipt } from '../../receipts/issue-receipt'
import { settlePayer } from '../../referrals/ask-to-settle'
import { aboutOrder } from '../checkout/about-order'
import { autoRefund } from '../refunds/auto-refund'
import { deferBilling } from '../subscriptions/defer-billing'
import { nextChargeWith } from '../subscriptions/next-charge-with'
import { settleOrder } from './settle-order'

/**
 * paid → fulfilled, with everything it grants in one transaction: premium or gift, coupon, receipt, e-mail. Idempotent
 * and safe when called concurrently; an unpaid order is left unchanged.
 */
export async function fulfilOrder(strapi: Core.Strapi, { id }: Pick<OrderRow, 'id'>) {
  const order = await findOrder(strapi, { id })
  if (order && isFree(order)) await settleFree(strapi, order)
  const prepared = order ? await prepareOrder(strapi, order) : {}
  const done = await strapi.db.transaction(() => fulfil(strapi, id, prepared))
  // Stripe is called after the transaction.
  const toRefund = done === 'notGranted' && (await findOrder(strapi, { id }))
  if (toRefund) await autoRefund(strapi, toRefund)
}

async function fulfil(
  strapi: Core.Strapi,
  id: number,
  prepared: Prepared,
): Promise<'fulfilled' | 'notGranted' | undefined> {
  const order = await findOrder(strapi, { id })
  if (order?.state !== 'paid') return undefined
  const isKnown = order.userId !== null && (await lockUser(strapi, order.userId))
  // Another process may have fulfilled it while this one waited for the lock: what it granted is no reason for a refund.
  if ((await findOrder(strapi, { id }))?.state !== 'paid') return undefined
  const guestOrder = guestOrderModuleOf(order)
  // The payer erased their account before the payment arrived.
  if (!isKnown && (order.userId !== null || !guestOrder)) return 'notGranted'
  if (!(await acceptOrder(strapi, order))) return 'notGranted'
  const change = { state: 'fulfilled', fulfilledAt: now().toISOString() } as const
  if (!(await moveOrder(strapi, order, ['paid'], change))) return undefined
  if (order.userCouponId !== null && !(await spendCoupon(strapi, { order, at: now() }))) {
    await raiseIncident(strapi, {
      kind: 'couponMismatch',
      reference: order.documentId,
      ...aboutOrder(order),
      details: { coupon: order.userCouponId },
    })
  }
  // The receipt's number is assigned last, because it locks the number sequence for all others; only the e-mail that
  // contains it waits for it.
  const receipt = order.amount > 0 ? { token: newSecret() } : undefined
  const nextCharge = (user: UserRow) => nextChargeWith(strapi, order, user)
  const notify = await grantOrder(strapi, order, { ...prepared, receipt, nextCharge })
  if (order.userId !== null) await deferBilling(strapi, order.userId)
  await announceReviewsOf(strapi, order.userId)
  await settlePayer(strapi, order)
  const issued = receipt && (await issueReceipt(strapi, order, receipt.token))
  await notify(issued?.number ?? null)
  return 'fulfilled'
}

/** An order fully paid by a coupon does not need Stripe. A renewing order always does. */
const isFree = (order: OrderRow) =>
  order.kind === 'checkout' && order.amount === 0 && !isRenewing(order)

const settleFree = (strapi: Core.Strapi, order: OrderRow) =>
  settleOrder(strapi, order, {
    amount: 0,
    currency: order.currency,
    subscriptionId: null,
    invoiceId: null,
    paymentIntentId: null,
  })
