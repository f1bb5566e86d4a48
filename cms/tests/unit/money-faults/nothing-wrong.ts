import {
  ago,
  campaign,
  charge,
  coupon,
  freeUser,
  gifts,
  given,
  late,
  mine,
  order,
  present,
  type Rows,
  refunded,
  subscriber,
  subscription,
  use,
  whole,
  withdrawal,
  withdrawn,
} from '../rows-of-money'
import { byLink, failed, forCoupon, payLink, pending, reserved } from './rows'

/** Correct rows, by name. */
export const correctRows: Record<string, Rows> = {
  nothing: {},
  'a month, its coupon and the analysis for it': whole,
  'the same when all went back': refunded,
  'a month after a withdrawal': { ...whole, withdrawals: [withdrawal] },
  'the same once a part went back': withdrawn,
  'an unclaimed gift': gifts,
  'a gift of an erased giver': {
    ...gifts,
    orders: [{ ...given, userId: null, gift: null }],
    entitlements: [{ ...present, userId: null }],
    users: [],
  },
  'a disputed gift: it can be claimed meanwhile': {
    ...gifts,
    orders: [{ ...given, state: 'disputed' }],
    entitlements: [{ ...present, ownState: 'suspended', state: 'suspended' }],
  },
  'an order that is being fulfilled for an hour': {
    orders: [{ ...mine, state: 'paid', fulfilledAt: null, paidAt: ago({ ms: 3_600_000 }) }],
    users: [freeUser],
  },
  'a page that is open as long as any bank takes': {
    orders: [{ ...pending, createdAt: ago({ days: 15 }) }],
  },
  'an order with a purged e-mail': {
    ...whole,
    orders: [{ ...mine, fulfilledAt: ago({ days: 90, ms: 1 }) }, forCoupon],
    mails: [{ dedupeKey: 'order:two' }],
  },
  'a pay link for many that two paid': {
    orders: [byLink, { ...byLink, id: 2, documentId: 'two' }],
    payLinks: [{ ...payLink, isOnce: false, paidOrderId: null }],
    mails: [{ dedupeKey: 'order:one' }, { dedupeKey: 'order:two' }],
  },
  'a pay link for one that one paid': {
    orders: [byLink],
    payLinks: [payLink],
    mails: [{ dedupeKey: 'order:one' }],
  },
  'a coupon that was used once': { orders: [order], coupons: [coupon], userCoupons: [use] },
  'one without a limit': {
    orders: [order],
    coupons: [{ ...coupon, maxUses: null }],
    userCoupons: [use],
  },
  'one that was given back': {
    coupons: [{ ...coupon, uses: 0, used: 0 }],
    userCoupons: [{ ...use, state: 'released' }],
  },
  'one that is kept for an order that waits to be paid': {
    orders: [{ ...pending, userCouponId: 1 }],
    coupons: [{ ...coupon, used: 0 }],
    userCoupons: [reserved],
  },
  'one that was paid with after it was given back, beyond its limit': {
    orders: [order, late],
    coupons: [{ ...coupon, uses: 2, used: 2 }],
    userCoupons: [use, { ...use, id: 2, orderId: 2, sequence: 2 }],
  },
  'one that was revoked after it made an order cheaper': {
    orders: [{ ...order, userCouponId: 1 }],
    coupons: [{ ...coupon, used: 0, revoked: 1 }],
    userCoupons: [{ ...use, state: 'revoked', orderId: null }],
  },
  'a campaign’s place that was paid after it was given back': {
    orders: [
      { ...order, campaignId: 1 },
      { ...late, campaignId: 1 },
    ],
    campaigns: [{ ...campaign, uses: 2 }],
  },
  'a campaign for all, and places that were released': {
    orders: [{ ...failed, campaignId: 1 }],
    campaigns: [{ ...campaign, uses: 9, budget: null }],
  },
  'money on its way back': {
    orders: [order],
    refunds: [{ orderId: 1, amount: 3000, state: 'asked', key: 'a' }],
  },
  'what came to nothing, for a month and as long as a night may be missed': {
    orders: [{ ...failed, failedAt: ago({ days: 32 }), buyerEmail: 'agnes@people.example' }],
  },
  'one subscription after another': {
    subscriptions: [
      subscription,
      { ...subscription, id: 2, stripeId: 'sub_b', status: 'canceled' },
    ],
    orders: [charge],
    users: [subscriber],
  },
  'a subscription with a pending first charge: it opens nothing': {
    subscriptions: [subscription],
    orders: [{ ...pending, subscriptionId: 'sub_a' }],
    users: [freeUser],
  },
  'a paused subscription, and one with a disputed charge: they open nothing': {
    subscriptions: [
      { ...subscription, status: 'paused' },
      { ...subscription, id: 2, userId: 2, stripeId: 'sub_b' },
    ],
    orders: [{ ...order, state: 'review', subscriptionId: 'sub_b' }],
    users: [freeUser, { ...freeUser, id: 2 }],
  },
  'a user of the demo': { users: [{ ...freeUser, subscriptionId: 'demo' }] },
  'an analysis and a year that wait to be paid': {
    orders: [
      { ...pending, userId: 1, couponOf: 'mark' },
      { ...pending, id: 2, documentId: 'two', userId: 1, productKey: 'premium-year', premiumOf: 1 },
      { ...pending, id: 3, documentId: 'three', userId: 1, productKey: 'premium-year', gift: {} },
    ],
    users: [freeUser],
  },
}
