import type { Core } from '@strapi/strapi'
import { type CouponRow, couponUid } from '../coupons/coupon-row'
import { type UserCouponRow, userCouponUid } from '../coupons/user-coupon-row'
import { type EntitlementRow, entitlementUid } from '../entitlements/entitlement-row'
import { now } from '../lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import { type RefundRow, refundUid } from '../payments/refund-row'
import { type SubscriptionRow, subscriptionUid } from '../payments/subscription-row'
import { type ReceiptRow, receiptUid } from '../receipts/issue-receipt'
import { type UserRow, userUid } from '../users/user-row'

type Letter = { dedupeKey: string }
type Analysis = { id: number; orderId: number; state: string }
type Gift = { id: number; orderId: number; state: string }
type Campaign = { id: number; name: string; budget: number | null; uses: number }

export type Money = Awaited<ReturnType<typeof loadMoney>>

// Not their outlines: of a year's orders they would fill the memory.
const analysesOf = (db: Core.Strapi['db']): Promise<Analysis[]> =>
  db.query('api::analysis.analysis').findMany({ select: ['id', 'orderId', 'state'] })

/** Everything that money touched, for the checker. */
export async function loadMoney({ db }: Core.Strapi) {
  const all = <Row>(uid: Parameters<typeof db.query>[0], where: object = {}): Promise<Row[]> =>
    db.query(uid).findMany({ where, orderBy: { id: 'asc' } })
  return {
    at: now(),
    orders: await all<OrderRow>(orderUid),
    entitlements: await all<EntitlementRow>(entitlementUid),
    refunds: await all<RefundRow>(refundUid),
    receipts: await all<ReceiptRow & { sourceKey: string }>(receiptUid),
    coupons: await all<CouponRow>(couponUid),
    userCoupons: await all<UserCouponRow>(userCouponUid),
    subscriptions: await all<SubscriptionRow>(subscriptionUid),
    analyses: await analysesOf(db),
    gifts: await all<Gift>('api::gift.gift'),
    campaigns: await all<Campaign>('api::campaign.campaign'),
    letters: await all<Letter>('api::outgoing-mail.outgoing-mail', {
      dedupeKey: { $startsWith: 'order:' },
    }),
    users: await all<UserRow>(userUid),
  }
}
