import { orderedFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { currentEdition } from '../analyses/texts/edition'
import { spendCoupon } from '../coupons/spend-coupon'
import { grantOrder } from '../entitlements/grant-order'
import { raiseIncident } from '../incidents/raise-incident'
import { now } from '../lib/clock'
import { newSecret } from '../lib/secrets'
import { findOrder, isRenewing, moveOrder, type OrderRow } from '../orders/order-row'
import { takeLink } from '../pay-links/take-link'
import { issueReceipt } from '../receipts/issue-receipt'
import { tellOfWriter } from '../reviews/tell-of-reviews'
import { lockUser } from '../users/lock-user'
import type { UserRow } from '../users/user-row'
import { aboutOrder } from './about-order'
import { deferBilling } from './defer-billing'
import { nextChargeWith } from './next-charge-with'
import { returnMoney } from './return-money'
import { settleOrder } from './settle-order'

/**
 * paid → fulfilled, with everything that it brings in one transaction: premium or gift, coupon, receipt,
 * letter. Safe any number of times and at once; what is not paid stays as it is.
 */
export async function fulfilOrder(strapi: Core.Strapi, { id }: Pick<OrderRow, 'id'>) {
  const order = await findOrder(strapi, { id })
  if (order && isFree(order)) await settleFree(strapi, order)
  // Before the transaction: a new edition is no part of what this order brings.
  const isAnalysis = order && !order.gift && orderedFacts(order.productKey).kind === 'analysis'
  const textVersion = isAnalysis ? await currentEdition(strapi) : undefined
  const done = await strapi.db.transaction(() => fulfil(strapi, id, textVersion))
  // Stripe is asked when the transaction is over.
  const left = done === 'left' && (await findOrder(strapi, { id }))
  if (left) await returnMoney(strapi, left)
}

async function fulfil(
  strapi: Core.Strapi,
  id: number,
  textVersion: string | undefined,
): Promise<'fulfilled' | 'left' | undefined> {
  const order = await findOrder(strapi, { id })
  if (order?.state !== 'paid') return undefined
  const isKnown = order.userId !== null && (await lockUser(strapi, order.userId))
  // Whoever paid erased their account before we knew of the money.
  const isGuests = order.gift !== null || order.payLinkId !== null
  if (!isKnown && (order.userId !== null || !isGuests)) return 'left'
  // Another payment of the same link came first.
  if (order.payLinkId !== null && !(await takeLink(strapi, order))) return 'left'
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
  // Its number is taken last, because whoever takes one holds all others up; only the letter that names it waits for it.
  const receipt = order.amount > 0 ? { token: newSecret() } : undefined
  const nextCharge = (user: UserRow) => nextChargeWith(strapi, order, user)
  const tell = await grantOrder(strapi, order, { receipt, textVersion, nextCharge })
  if (order.userId !== null) await deferBilling(strapi, order.userId)
  await tellOfWriter(strapi, order.userId)
  const issued = receipt && (await issueReceipt(strapi, order, receipt.token))
  await tell(issued?.number ?? null)
  return 'fulfilled'
}

/** What a coupon paid whole needs no Stripe. A renewal is Stripe's, whatever is left of its price. */
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
