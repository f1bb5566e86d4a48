import { beforeEach, describe, expect, test } from '@jest/globals'
import { findFaults, type RuleName, rules } from '../../src/commerce/verify-money/find-faults'
import { databaseAlone } from './database-alone'
import {
  ago,
  at,
  campaign,
  charge,
  coupon,
  credit,
  fill,
  gifts,
  given,
  granted,
  had,
  held,
  late,
  mail,
  mine,
  nobody,
  order,
  other,
  present,
  type Rows,
  receipt,
  refunded,
  subscriber,
  subscription,
  term,
  use,
  user,
  whole,
  withdrawal,
  withdrawn,
} from './rows-of-money'

const strapi = databaseAlone()

beforeEach(() => strapi.db.connection('krono_counters').delete())

const pending = { ...order, state: 'pending', paidAt: null, createdAt: at }
const failed = { ...order, state: 'failed', paidAt: null }
// It cost nothing, so that it needs no receipt.
const byLink = { ...order, amount: 0, productKey: 'pay-link', payLinkId: 1, fulfilledAt: at }
const payLink = {
  ...{ id: 1, documentId: 'link', token: 't', formKey: 'k', name: 'x', amount: 0, currency: 'huf' },
  ...{ isOnce: true, isOff: false, openUntil: at, paidOrderId: 1 },
}
const reserved = { ...use, state: 'reserved' }
const [, forCoupon = {}] = whole.orders

/** By what it is. */
const right: Record<string, Rows> = {
  nothing: {},
  'a month, its coupon and the analysis for it': whole,
  'the same when all went back': refunded,
  'a month whose buyer withdrew': { ...whole, withdrawals: [withdrawal] },
  'the same once a part went back': withdrawn,
  'a gift that nobody claimed yet': gifts,
  'a gift whose giver left': {
    ...gifts,
    orders: [{ ...given, userId: null, gift: null }],
    entitlements: [{ ...present, userId: null }],
    users: [],
  },
  'a gift whose bank asks for the money: it can be claimed meanwhile': {
    ...gifts,
    orders: [{ ...given, state: 'disputed' }],
    entitlements: [{ ...present, ownState: 'suspended', state: 'suspended' }],
  },
  'an order that is being fulfilled for an hour': {
    orders: [{ ...mine, state: 'paid', fulfilledAt: null, paidAt: ago({ ms: 3_600_000 }) }],
    users: [nobody],
  },
  'a page that is open as long as any bank takes': {
    orders: [{ ...pending, createdAt: ago({ days: 15 }) }],
  },
  'an order whose letter was forgotten': {
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
  'a campaign for whoever comes, and places that were given back': {
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
  'a subscription whose first charge a slow bank has not paid: it opens nothing': {
    subscriptions: [subscription],
    orders: [{ ...pending, subscriptionId: 'sub_a' }],
    users: [nobody],
  },
  'a subscription that rests, and one whose charge is asked for: they open nothing': {
    subscriptions: [
      { ...subscription, status: 'paused' },
      { ...subscription, id: 2, userId: 2, stripeId: 'sub_b' },
    ],
    orders: [{ ...order, state: 'review', subscriptionId: 'sub_b' }],
    users: [nobody, { ...nobody, id: 2 }],
  },
  'somebody of the demo': { users: [{ ...nobody, subscriptionId: 'demo' }] },
  'an analysis and a year that wait to be paid': {
    orders: [
      { ...pending, userId: 1, couponOf: 'mark' },
      { ...pending, id: 2, documentId: 'two', userId: 1, productKey: 'premium-year', premiumOf: 1 },
      { ...pending, id: 3, documentId: 'three', userId: 1, productKey: 'premium-year', gift: {} },
    ],
    users: [nobody],
  },
}

/** By the rule that is broken: what is wrong, and what is said about it. Of sums that triggers keep: sales-days.test. */
const wrong: Record<Exclude<RuleName, 'salesOfDays'>, [what: string, Rows, RegExp][]> = {
  entitlementsForEveryOrder: [
    [
      'an order without its term',
      { ...whole, entitlements: [granted, had] },
      /Order one \(fulfilled\) lacks its term/,
    ],
    [
      'an order without its coupon',
      { ...whole, entitlements: [term, had] },
      /Order one \(fulfilled\) lacks its coupon/,
    ],
    [
      'an analysis that nobody has',
      { ...whole, entitlements: [term, granted] },
      /Order two \(fulfilled\) lacks its analysis/,
    ],
    ['a gift order without its gift', { ...gifts, entitlements: [] }, /lacks its gift/],
    [
      'that of a visitor',
      { ...gifts, orders: [{ ...given, userId: null }], entitlements: [] },
      /lacks its gift/,
    ],
  ],
  entitlementsFollowMoney: [
    [
      'a refunded order’s term that still counts',
      { ...refunded, entitlements: [term, ...refunded.entitlements.slice(1)] },
      /The term of order:1 is active\. Order one \(refunded\)/,
    ],
    [
      'a paid order’s term that does not',
      { ...whole, entitlements: [{ ...term, ownState: 'suspended' }, granted, had] },
      /The term of order:1 is suspended\. Order one \(fulfilled\)/,
    ],
    [
      'a disputed order’s term that counts',
      { orders: [{ ...mine, state: 'disputed' }], entitlements: [term] },
      /The term of order:1 is active\. Order one \(disputed\)/,
    ],
    [
      'what came before its order was fulfilled',
      { orders: [{ ...given, state: 'review', fulfilledAt: null }], entitlements: [present] },
      /The gift of order:1:gift is active\. Order one \(review\)/,
    ],
  ],
  entitlementsOfBuyers: [
    [
      'a term of somebody else',
      { ...whole, entitlements: [{ ...term, userId: 2 }, granted, had] },
      /The term of order:1 is not its buyer’s/,
    ],
    [
      'one of somebody whose order was erased with them',
      { orders: [{ ...mine, userId: null }], entitlements: [term] },
      /The term of order:1 is not its buyer’s/,
    ],
    ['one of no order', { entitlements: [term] }, /The term of order:1 is not its buyer’s/],
  ],
  entitlementsFollowParents: [
    [
      'what outlived what it was had for',
      { ...refunded, entitlements: [...refunded.entitlements.slice(0, 2), had] },
      /The analysis of order:2:analysis is active, and should be revoked/,
    ],
    [
      'what rests while what it was had for counts',
      { ...whole, entitlements: [term, granted, { ...had, state: 'suspended' }] },
      /The analysis of order:2:analysis is suspended, and should be active/,
    ],
    [
      'what counts while its own money is asked for',
      { ...whole, entitlements: [term, granted, { ...had, ownState: 'suspended' }] },
      /The analysis of order:2:analysis is active, and should be suspended/,
    ],
  ],
  thingsFollowEntitlements: [
    [
      'an analysis to be read whose order was refunded',
      { ...refunded, analyses: whole.analyses },
      /The analysis of order:2:analysis is revoked, and can be had/,
    ],
    [
      'an analysis that is withheld and paid',
      { ...whole, analyses: refunded.analyses },
      /The analysis of order:2:analysis is active, and cannot be had/,
    ],
    [
      'a coupon that its refunded order left in hand',
      { ...refunded, userCoupons: [held] },
      /The coupon of order:1:coupon is revoked, and can be had/,
    ],
    [
      'a coupon that rests, and is paid',
      { ...whole, userCoupons: refunded.userCoupons },
      /The coupon of order:1:coupon is active, and cannot be had/,
    ],
    [
      'a gift that was taken back, and is paid',
      { ...gifts, gifts: [{ id: 5, orderId: 1, state: 'revoked', token: 'g' }] },
      /The gift of order:1:gift is active, and cannot be had/,
    ],
    [
      'a gift that can be claimed, and was refunded',
      { ...gifts, entitlements: [{ ...present, state: 'revoked' }] },
      /The gift of order:1:gift is revoked, and can be had/,
    ],
  ],
  everyThingIsGranted: [
    [
      'an analysis that came of nothing',
      { ...whole, entitlements: [term, granted] },
      /The analysis 9 came of nothing/,
    ],
    ['a gift that came of nothing', { gifts: gifts.gifts }, /The gift 5 came of nothing/],
  ],
  projectionsOfUsers: [
    [
      'a user who has more than the terms say',
      { ...whole, users: [{ ...user, paidUserExpire: new Date('2027-12-01T12:00:00Z') }] },
      /User 1 is paid until 2027-12-01/,
    ],
    ['a user who has it without any', { users: [user] }, /terms say null \(null\)/],
    [
      'a user who lacks it',
      { ...whole, users: [nobody] },
      /paid until null .* terms say 2026-12-01/,
    ],
    ['another plan than was paid', { ...whole, users: [{ ...user, plan: 'yearly' }] }, /yearly/],
    ['a word that is missing', { ...whole, users: [{ ...user, isPaidUser: false }] }, /User 1 is/],
  ],
  oneLivingSubscription: [
    [
      'two that live',
      {
        subscriptions: [
          subscription,
          { ...subscription, id: 2, stripeId: 'sub_b', status: 'past_due' },
        ],
      },
      /User 1 has 2 living subscriptions, sub_a and sub_b/,
    ],
  ],
  oneOpenCheckout: [
    [
      'two payments for premium in two tabs',
      {
        orders: [
          { ...pending, userId: 1, productKey: 'premium-month' },
          { ...pending, id: 2, documentId: 'two', userId: 1, productKey: 'premium-year' },
        ],
      },
      /User 1 has 2 open payments for premium/,
    ],
    [
      'one coupon for two',
      {
        orders: [
          { ...pending, userCouponId: 7 },
          { ...pending, id: 2, documentId: 'two', userCouponId: 7 },
        ],
      },
      /Coupon row 7 is held by 2 open payments/,
    ],
  ],
  slotsOfOpenOrders: [
    ...['paid', 'fulfilled', 'refunded', 'disputed', 'failed', 'review'].map(
      (state): [string, Rows, RegExp] => [
        `premium that an order keeps which is ${state}`,
        { orders: [{ ...order, state, premiumOf: 1 }] },
        new RegExp(`Order one \\(${state}\\) is not open, and keeps its place from the next`),
      ],
    ),
    [
      'a coupon that one keeps',
      { orders: [{ ...order, couponOf: 'mark' }] },
      /Order one \(fulfilled\) is not open, and keeps its place/,
    ],
  ],
  subscribersAreKnown: [
    ['a subscriber without a subscription', { users: [subscriber] }, /sub_a, .* say nothing/],
    [
      'the subscription of nobody who knows it',
      { users: [nobody], subscriptions: [subscription], orders: [charge] },
      /nothing, subscriptions say sub_a/,
    ],
    [
      'that of another',
      {
        users: [subscriber],
        subscriptions: [{ ...subscription, stripeId: 'sub_b' }],
        orders: [{ ...charge, subscriptionId: 'sub_b' }],
      },
      /sub_a, subscriptions say sub_b/,
    ],
    [
      'the second of two',
      {
        users: [{ ...subscriber, subscriptionId: 'sub_b' }],
        subscriptions: [subscription, { ...subscription, id: 2, stripeId: 'sub_b' }],
        orders: [charge, { ...charge, id: 2, documentId: 'two', subscriptionId: 'sub_b' }],
      },
      /sub_b, subscriptions say sub_a/,
    ],
    [
      'one that nobody paid for',
      {
        users: [subscriber],
        subscriptions: [subscription],
        orders: [{ ...pending, subscriptionId: 'sub_a' }],
      },
      /sub_a, subscriptions say nothing/,
    ],
    [
      'one that is over',
      {
        users: [subscriber],
        subscriptions: [{ ...subscription, status: 'canceled' }],
        orders: [charge],
      },
      /sub_a, subscriptions say nothing/,
    ],
    [
      'one that rests',
      {
        users: [subscriber],
        subscriptions: [{ ...subscription, status: 'paused' }],
        orders: [charge],
      },
      /sub_a, subscriptions say nothing/,
    ],
    ...['review', 'disputed'].map((state): [string, Rows, RegExp] => [
      `one whose last charge is ${state}`,
      {
        users: [subscriber],
        subscriptions: [subscription],
        orders: [charge, { ...charge, id: 2, documentId: 'two', state }],
      },
      /sub_a, subscriptions say nothing/,
    ]),
  ],
  nothingStuck: [
    [
      'an order that is paid for more than an hour and brings nothing',
      { orders: [{ ...mine, state: 'paid', paidAt: ago({ ms: 3_600_001 }) }] },
      /Order one \(paid\) was paid long ago/,
    ],
    [
      'one of which nobody knows since when',
      { orders: [{ ...mine, state: 'paid', paidAt: null }] },
      /Order one \(paid\)/,
    ],
  ],
  nothingOpenForEver: [
    [
      'an order that waits on a page that is long dead',
      { orders: [{ ...pending, createdAt: ago({ days: 15, ms: 1 }) }] },
      /Order one \(pending\) was never paid and never given up/,
    ],
  ],
  receiptForEveryOrder: [
    ['none', { orders: [mine] }, /Order one \(fulfilled\) has 0 receipts over 0/],
    [
      'two',
      {
        orders: [mine],
        receipts: [receipt, { ...receipt, number: 'KRONO-2026-000002', token: 'b' }],
      },
      /has 2 receipts over 6000/,
    ],
    [
      'one of another amount',
      { orders: [mine], receipts: [{ ...receipt, amount: 1 }] },
      /has 1 receipts over 1\./,
    ],
    [
      'one of what cost nothing',
      { orders: [{ ...mine, amount: 0 }], receipts: [receipt] },
      /has 1 receipts over 3000/,
    ],
    [
      'one of what was not fulfilled',
      { orders: [{ ...mine, state: 'paid', fulfilledAt: null }], receipts: [receipt] },
      /Order one \(paid\) has 1 receipts/,
    ],
  ],
  numbersWithoutGaps: [
    [
      'a number that is missing',
      { receipts: [receipt, { ...receipt, number: 'KRONO-2026-000003', token: 'b' }] },
      /Receipts of 2026 have a gap before 3/,
    ],
    [
      'the first of a year that is missing',
      { receipts: [receipt, { ...receipt, number: 'KRONO-2025-000002', token: 'b' }] },
      /Receipts of 2025 have a gap before 2/,
    ],
    [
      'a number that was given twice',
      { receipts: [receipt, { ...receipt, number: 'KRONO-2026-1', token: 'b' }] },
      /Receipts of 2026 have a gap before 1/,
    ],
  ],
  refundsAddUp: [
    [
      'money that went back without a credit',
      { orders: [{ ...order, refundedAmount: 100 }] },
      /Order one \(fulfilled\) gave back 100, credits say 0/,
    ],
    [
      'a credit of nothing',
      { orders: [order], receipts: [credit] },
      /gave back 0, credits say 3000/,
    ],
    [
      'all of it, and the order stands',
      { orders: [{ ...order, refundedAmount: 3000 }], receipts: [credit] },
      /Order one \(fulfilled\) gave back 3000/,
    ],
    [
      'a part of it, and the order is gone',
      {
        orders: [{ ...order, state: 'refunded', refundedAmount: 2999 }],
        receipts: [{ ...credit, amount: -2999 }],
      },
      /Order one \(refunded\) gave back 2999/,
    ],
  ],
  withdrawalsFollowMoney: [
    [
      'a refund that left a statement open',
      { ...withdrawn, withdrawals: [withdrawal] },
      /gave back 1000 after its buyer withdrew, and the statement is open/,
    ],
    [
      'a statement that was settled by nothing',
      { ...whole, withdrawals: [{ ...withdrawal, state: 'settled' }] },
      /gave back 0 after its buyer withdrew, and the statement is settled/,
    ],
  ],
  refundsWithinOrders: [
    [
      'more on its way back than is left',
      {
        orders: [order],
        refunds: [
          { orderId: 1, amount: 1, state: 'asked', key: 'a' },
          { orderId: 1, amount: 3000, state: 'done', key: 'b' },
        ],
      },
      /3001 more is on its way back/,
    ],
    [
      'what was counted and is not in the sum',
      { orders: [order], refunds: [{ orderId: 1, amount: 5, state: 'counted', key: 'a' }] },
      /0 more is on its way back/,
    ],
  ],
  couponsCountTheirRows: [
    [
      'one that is used, of which no row knows',
      { coupons: [coupon] },
      /1 used and 0 revoked, rows say 0 and 0/,
    ],
    [
      'a revoked one that is counted as used',
      { coupons: [coupon], userCoupons: [{ ...use, state: 'revoked', orderId: null }] },
      /1 used and 0 revoked, rows say 0 and 1/,
    ],
  ],
  couponsWithinLimits: [
    ['a use without a row', { coupons: [coupon] }, /Coupon K: 1 uses of 1, 0 rows/],
    [
      'a row that is not counted',
      { orders: [order], coupons: [{ ...coupon, uses: 0 }], userCoupons: [use] },
      /Coupon K: 0 uses of 1, 1 rows/,
    ],
    [
      'a given back one that is counted',
      { coupons: [coupon], userCoupons: [{ ...use, state: 'released' }] },
      /Coupon K: 1 uses of 1, 0 rows/,
    ],
    [
      'more uses than there are',
      {
        orders: [order, other],
        coupons: [{ ...coupon, uses: 2 }],
        userCoupons: [use, { ...use, id: 2, orderId: 2, personMark: 'b' }],
      },
      /Coupon K: 2 uses of 1/,
    ],
    [
      'more than there are, given up and never paid',
      {
        orders: [order, { ...failed, id: 2, documentId: 'two', failedAt: at }],
        coupons: [{ ...coupon, uses: 2 }],
        userCoupons: [use, { ...use, id: 2, orderId: 2, personMark: 'b' }],
      },
      /Coupon K: 2 uses of 1/,
    ],
  ],
  couponsOnceForEach: [
    [
      'one person who has it twice',
      {
        orders: [order, other],
        coupons: [{ ...coupon, uses: 2, maxUses: null }],
        userCoupons: [use, { ...use, id: 2, orderId: 2, sequence: 2 }],
      },
      /one person has it 2 times/,
    ],
  ],
  reservedForOpenOrders: [
    [
      'a coupon that is kept for an order that came to nothing',
      { orders: [failed], userCoupons: [reserved] },
      /Coupon row 1 is reserved for nothing/,
    ],
    ['one that is kept for no order', { userCoupons: [reserved] }, /row 1 is reserved for nothing/],
    [
      'one that is used and was not paid',
      { orders: [pending], userCoupons: [use] },
      /Coupon row 1 is used, unpaid/,
    ],
  ],
  ordersHaveTheirCoupons: [
    [
      'a page to be paid whose coupon is free for the next',
      {
        orders: [{ ...pending, userCouponId: 1 }],
        userCoupons: [{ ...use, state: 'open', orderId: null }],
      },
      /Order one \(pending\) has no coupon any more: row 1 is open/,
    ],
    [
      'a page to be paid whose coupon is kept for another',
      {
        orders: [{ ...pending, userCouponId: 1 }],
        userCoupons: [{ ...reserved, orderId: 2 }],
      },
      /Order one \(pending\) has no coupon any more: row 1 is reserved/,
    ],
    [
      'a paid order whose coupon is still to be used',
      {
        orders: [{ ...order, userCouponId: 1 }],
        userCoupons: [{ ...use, state: 'open', orderId: null }],
      },
      /Order one \(fulfilled\) has no coupon any more: row 1 is open/,
    ],
    [
      'two that were paid with one use',
      { orders: [{ ...other, userCouponId: 1 }], userCoupons: [use] },
      /Order two \(fulfilled\) has no coupon any more: row 1 is used/,
    ],
  ],
  campaignsWithinBudget: [
    [
      'a place in a campaign that nobody counted',
      { orders: [{ ...order, campaignId: 1 }], campaigns: [{ ...campaign, uses: 0 }] },
      /Campaign Ősz: 0\/1, 1 orders/,
    ],
    [
      'a campaign beyond its budget',
      { campaigns: [{ ...campaign, uses: 2 }] },
      /Campaign Ősz: 2\/1/,
    ],
  ],
  payLinksPaidOnce: [
    [
      'one that two orders paid',
      { orders: [byLink, { ...byLink, id: 2, documentId: 'two' }], payLinks: [payLink] },
      /Pay link link was paid by order 1, and order 2 was fulfilled/,
    ],
    [
      'one that does not know that it was paid',
      { orders: [byLink], payLinks: [{ ...payLink, paidOrderId: null }] },
      /Pay link link was paid by order 0, and order 1 was fulfilled/,
    ],
  ],
  oneEmailForEachOrder: [
    ['none', { ...whole, mails: [mail] }, /Order two \(fulfilled\) lacks its letter/],
    [
      'none, of what may not be forgotten yet',
      { orders: [{ ...mine, fulfilledAt: ago({ days: 90 }) }] },
      /Order one \(fulfilled\) lacks its letter/,
    ],
    [
      'one of what brought nothing',
      { orders: [{ ...mine, state: 'review', fulfilledAt: null }], mails: [mail] },
      /Order one \(review\) has a letter, and brought nothing/,
    ],
  ],
  unpaidPurged: [
    ...[
      { gift: { message: 'Boldog születésnapot!' } },
      { people: [{ name: 'Ágnes' }] },
      { billing: { city: 'Pécs' } },
      { buyerEmail: 'agnes@people.example' },
    ].map((known): [string, Rows, RegExp] => [
      `${Object.keys(known)} of what came to nothing`,
      { orders: [{ ...failed, ...known, failedAt: ago({ days: 32, ms: 1 }) }] },
      /Order one \(failed\) came to nothing long ago, and says whom it was for/,
    ]),
  ],
}

describe('npm run verify:money', () => {
  test.each(Object.entries(right))('finds nothing wrong with %s', async (_what, rows) => {
    await fill(strapi, rows)
    expect(await findFaults(strapi.db.connection, at)).toEqual([])
  })

  describe.each(Object.entries(wrong))('by its rule %s', (rule, cases) => {
    test.each(cases)('names %s', async (_what, rows, sentence) => {
      await fill(strapi, rows)
      const faults = await rules[rule as RuleName](strapi.db.connection, at)
      expect(faults).toEqual([expect.stringMatching(sentence)])
      expect(await findFaults(strapi.db.connection, at)).toEqual(expect.arrayContaining(faults))
    })
  })

  test('names a number that was counted, and no receipt has it', async () => {
    await fill(strapi, { receipts: [receipt] })
    const counters = strapi.db.connection('krono_counters')
    await counters.clone().insert([
      { name: 'receipt-2026', value: 1 },
      { name: 'receipt-2027', value: 0 },
    ])
    expect(await findFaults(strapi.db.connection, at)).toEqual([])
    await counters.clone().update({ value: 2 }).where({ name: 'receipt-2026' })
    expect(await findFaults(strapi.db.connection, at)).toEqual([
      'Receipts of 2026: 2 were counted, the last is 1.',
    ])
  })
})
