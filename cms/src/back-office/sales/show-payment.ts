import type { AdminPayment, Money } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { campaignUid } from '../../commerce/campaigns/campaign-row'
import { findOrder, type OrderRow } from '../../commerce/orders/order-row'
import { paidOf } from '../../commerce/orders/paid-of'
import { pendingRefundAmount } from '../../commerce/payments/refunds/create-refund'
import { type ReceiptRow, receiptUid } from '../../commerce/receipts/issue-receipt'
import { fullName } from '../../members/users/full-name'
import { findUser } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { incidentsOf } from './incidents'
import { eventsOf } from './payment-events'

const instant = (text: string | null) => text && new Date(text).toISOString()

/** All data of an order; throws notFound. */
export async function showPayment(strapi: Core.Strapi, documentId: string): Promise<AdminPayment> {
  const order = await findOrder(strapi, { documentId })
  if (!order) throw new AppError('notFound')
  const money = (amount: number): Money => ({ amount, currency: order.currency })
  const paid = paidOf(order)
  const ofPaid = (amount: number): Money => ({ amount, currency: paid.currency })
  const receipts: (ReceiptRow & { sourceKey: string })[] = await strapi.db
    .query(receiptUid)
    .findMany({ where: { orderId: order.id }, orderBy: { id: 'asc' } })
  const incidents = await incidentsOf(strapi, order.id)
  const pendingRefund = await pendingRefundAmount(strapi, order)
  const isPaid = order.paymentIntentId !== null && order.paidAt !== null
  return {
    id: documentId,
    state: order.state,
    isRenewal: order.kind === 'renewal',
    isGift: order.gift !== null || (await findGift(strapi, order)) !== null,
    product: order.productKey,
    name: order.productName,
    price: money(order.price),
    discount: money(order.discount),
    total: money(order.amount),
    paidInstead: order.paidAmount === null ? null : paid,
    refunded: ofPaid(order.refundedAmount),
    pendingRefund: ofPaid(pendingRefund),
    left: ofPaid(isPaid ? Math.max(0, paid.amount - order.refundedAmount - pendingRefund) : 0),
    ...(await peopleAndReasons(strapi, order)),
    createdAt: new Date(order.createdAt).toISOString(),
    paidAt: instant(order.paidAt),
    receipts: receipts.map(({ number, kind, token, amount, currency, issuedAt }) => ({
      ...{ number, kind, token },
      amount: { amount, currency },
      issuedAt: new Date(issuedAt).toISOString(),
    })),
    stripe: {
      payment: order.paymentIntentId,
      session: order.sessionId,
      invoice: order.invoiceId,
      subscription: order.subscriptionId,
    },
    incidents,
    events: await eventsOf(strapi, { order, receipts, incidents }),
  }
}

/** Looked up in the gifts: after the erasure of its giver the order itself no longer records the gift. */
const findGift = ({ db }: Core.Strapi, { id: orderId }: OrderRow) =>
  db.query('api::gift.gift').findOne({ where: { orderId }, select: ['id'] })

type Found = Record<string, string | number | null> | null

/** The buyer, and the discounts. */
async function peopleAndReasons(strapi: Core.Strapi, order: OrderRow) {
  const { userId, buyerEmail, userCouponId, campaignId } = order
  const user = userId === null ? undefined : await findUser(strapi, userId)
  const find = (uid: string, id: number | string | null | undefined): Promise<Found> =>
    id == null
      ? Promise.resolve(null)
      : strapi.db.query(uid as 'api::coupon.coupon').findOne({ where: { id } })
  const claimed = await find('api::user-coupon.user-coupon', userCouponId)
  const coupon = await find('api::coupon.coupon', claimed?.couponId)
  const campaign = await find(campaignUid, campaignId)
  const name = fullName(user ?? {})
  return {
    buyer: { user: user?.documentId ?? null, name: name || null, email: user?.email ?? buyerEmail },
    coupon: coupon ? String(coupon.code) : null,
    campaign: campaign ? String(campaign.name) : null,
  }
}
