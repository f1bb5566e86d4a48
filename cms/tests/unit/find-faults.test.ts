import { describe, expect, test } from '@jest/globals'
import { findFaults } from '../../src/verify-money/find-faults'
import type { Money } from '../../src/verify-money/load-money'

type Rows = { [Table in keyof Omit<Money, 'at'>]?: readonly object[] }

const empty: Money = {
  at: new Date('2026-11-22T12:00:00Z'),
  orders: [],
  entitlements: [],
  refunds: [],
  receipts: [],
  coupons: [],
  userCoupons: [],
  subscriptions: [],
  analyses: [],
  gifts: [],
  campaigns: [],
  letters: [],
  users: [],
}

/** What the rules read of a row; the rest of it does not matter here. */
const moneyOf = (rows: Rows) => ({ ...empty, ...rows }) as Money

const order = {
  id: 1,
  documentId: 'one',
  state: 'fulfilled',
  userId: null,
  gift: null,
  productKey: 'analysis-short',
  amount: 3000,
  refundedAmount: 0,
  campaignId: null,
  failedAt: null,
  paidAt: '2026-11-22',
  fulfilledAt: null,
}
const coupon = { id: 1, code: 'K', uses: 1, maxUses: 1, maxPerUser: 1 }
const row = { id: 1, couponId: 1, state: 'used', orderId: 1, personMark: 'a' }
const late = { ...order, failedAt: '2026-11-22' }
const campaign = { id: 1, name: 'Ősz', uses: 1, budget: 1 }

describe('npm run verify:money', () => {
  test.each<[string, Rows]>([
    ['nothing', {}],
    ['a coupon that was used once', { orders: [order], coupons: [coupon], userCoupons: [row] }],
    [
      'one that was given back',
      { coupons: [{ ...coupon, uses: 0 }], userCoupons: [{ ...row, state: 'released' }] },
    ],
    [
      'one that was paid with after it was given back, beyond its limit',
      {
        orders: [order, { ...late, id: 2, documentId: 'two' }],
        coupons: [{ ...coupon, uses: 2 }],
        userCoupons: [row, { ...row, id: 2, orderId: 2 }],
      },
    ],
    [
      'a campaign’s place that was paid after it was given back',
      {
        orders: [
          { ...order, campaignId: 1 },
          { ...late, id: 2, documentId: 'two', campaignId: 1 },
        ],
        campaigns: [{ ...campaign, uses: 2 }],
      },
    ],
    [
      'money on its way back',
      { orders: [order], refunds: [{ orderId: 1, amount: 3000, state: 'asked' }] },
    ],
  ])('finds nothing wrong with %s', (_what, rows) => {
    expect(findFaults(moneyOf(rows))).toEqual([])
  })

  test.each<[string, Rows, RegExp]>([
    ['a use without a row', { coupons: [coupon] }, /Coupon K: 1 uses of 1, 0 rows/],
    [
      'a row that is not counted',
      { orders: [order], coupons: [{ ...coupon, uses: 0 }], userCoupons: [row] },
      /Coupon K: 0 uses of 1, 1 rows/,
    ],
    [
      'a given back one that is counted',
      { coupons: [coupon], userCoupons: [{ ...row, state: 'released' }] },
      /Coupon K: 1 uses of 1, 0 rows/,
    ],
    [
      'more uses than there are',
      {
        orders: [order, { ...order, id: 2, documentId: 'two' }],
        coupons: [{ ...coupon, uses: 2 }],
        userCoupons: [row, { ...row, id: 2, orderId: 2, personMark: 'b' }],
      },
      /Coupon K: 2 uses of 1/,
    ],
    [
      'one person who has it twice',
      {
        orders: [order, { ...order, id: 2, documentId: 'two' }],
        coupons: [{ ...coupon, uses: 2, maxUses: null }],
        userCoupons: [row, { ...row, id: 2, orderId: 2 }],
      },
      /one person has it 2 times/,
    ],
    [
      'a coupon that is kept for an order that came to nothing',
      {
        orders: [{ ...order, state: 'failed' }],
        coupons: [coupon],
        userCoupons: [{ ...row, state: 'reserved' }],
      },
      /reserved for nothing/,
    ],
    [
      'more on its way back than is left',
      {
        orders: [order],
        refunds: [
          { orderId: 1, amount: 2000, state: 'asked' },
          { orderId: 1, amount: 2000, state: 'done' },
        ],
      },
      /4000 more is on its way back/,
    ],
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
  ])('names %s', (_what, rows, sentence) => {
    const faults = findFaults(moneyOf(rows))
    expect(faults).toEqual([expect.stringMatching(sentence)])
  })
})

const mine = {
  ...order,
  userId: 1,
  productKey: 'premium-month',
  fulfilledAt: '2026-11-22',
  paidAt: '2026-11-22',
}
const receipt = { orderId: 1, kind: 'receipt', amount: 3000, number: 'KRONO-2026-000001' }
const letter = { dedupeKey: 'order:one' }
const term = {
  id: 1,
  kind: 'term',
  sourceKey: 'order:1',
  thingId: null,
  userId: 1,
  orderId: 1,
  parentId: null,
  ownState: 'active',
  state: 'active',
  from: '2026-11-01T12:00:00Z',
  months: null,
  days: 30,
  seconds: null,
  plan: 'monthly',
}
const granted = { ...term, id: 2, kind: 'coupon', sourceKey: 'order:1:coupon', thingId: 7 }
const held = { id: 7, couponId: 1, state: 'used', orderId: 2, personMark: null, isResting: false }
const free = { ...mine, id: 2, documentId: 'two', productKey: 'analysis-short', amount: 0 }
const read = { ...granted, id: 3, kind: 'analysis', sourceKey: 'order:2:analysis', thingId: 9 }
const analysis = { ...read, orderId: 2, parentId: 2 }
const user = {
  id: 1,
  isPaidUser: true,
  paidUserExpire: '2026-12-01T12:00:00.000Z',
  plan: 'monthly',
}

/** A month that is paid, its coupon, and the analysis that was had for it. */
const whole = {
  orders: [mine, free],
  receipts: [receipt],
  letters: [letter, { dedupeKey: 'order:two' }],
  entitlements: [term, granted, analysis],
  coupons: [{ ...coupon, id: 1 }],
  userCoupons: [held],
  analyses: [{ id: 9, orderId: 2, state: 'ready' }],
  users: [user],
} satisfies Rows

const nobody = { ...user, isPaidUser: false, paidUserExpire: null, plan: null }
const credit = { ...receipt, kind: 'credit', amount: -3000, number: 'KRONO-2026-000002' }

/** All of it went back. */
const refunded = {
  ...whole,
  orders: [{ ...mine, state: 'refunded', refundedAmount: 3000 }, free],
  receipts: [receipt, credit],
  entitlements: [
    { ...term, ownState: 'revoked', state: 'revoked' },
    { ...granted, ownState: 'revoked', state: 'revoked' },
    { ...analysis, state: 'revoked' },
  ],
  userCoupons: [{ ...held, isResting: true }],
  analyses: [{ id: 9, orderId: 2, state: 'withheld' }],
  users: [nobody],
} satisfies Rows

const given = { ...mine, productKey: 'premium-month', gift: { giverName: 'Béla' } }
const present = { ...granted, kind: 'gift', sourceKey: 'order:1:gift', thingId: 5 }

const gifts = {
  ...whole,
  orders: [given],
  letters: [],
  entitlements: [present],
  userCoupons: [],
  coupons: [],
  analyses: [],
  gifts: [{ id: 5, orderId: 1, state: 'delivered' }],
  users: [nobody],
} satisfies Rows

describe('npm run verify:money, of what money brought', () => {
  test.each<[string, Rows]>([
    ['a month, its coupon and the analysis for it', whole],
    ['the same when all went back', refunded],
    ['a gift that nobody claimed yet', gifts],
    [
      'a gift whose giver left',
      { ...gifts, orders: [{ ...given, userId: null, gift: null }], users: [] },
    ],
    [
      'an order that is being fulfilled',
      { orders: [{ ...mine, state: 'paid', fulfilledAt: null, paidAt: '2026-11-22T11:00:00Z' }] },
    ],
  ])('finds nothing wrong with %s', (_what, rows) => {
    expect(findFaults(moneyOf(rows))).toEqual([])
  })

  test.each<[string, Rows, RegExp]>([
    [
      'a refunded order’s term that still counts',
      { ...refunded, entitlements: [term, ...refunded.entitlements.slice(1)], users: [user] },
      /The term of order:1 is active\. Order one \(refunded\)/,
    ],
    [
      'a paid order’s term that does not',
      {
        ...whole,
        entitlements: [{ ...term, ownState: 'suspended', state: 'suspended' }, granted, analysis],
        users: [nobody],
      },
      /The term of order:1 is suspended\. Order one \(fulfilled\)/,
    ],
    [
      'a user who has more than the terms say',
      { ...whole, users: [{ ...user, paidUserExpire: '2027-12-01T12:00:00.000Z' }] },
      /User 1 is paid until 2027-12-01/,
    ],
    ['a user who has it without any', { users: [user] }, /User 1 is paid until 2026-12-01/],
    ['another plan than was paid', { ...whole, users: [{ ...user, plan: 'yearly' }] }, /yearly/],
    [
      'an order without its term',
      { ...whole, entitlements: [granted, analysis], users: [nobody] },
      /Order one \(fulfilled\) lacks its term/,
    ],
    [
      'an order without its coupon',
      { ...whole, entitlements: [term, { ...analysis, parentId: null }] },
      /Order one \(fulfilled\) lacks its coupon/,
    ],
    [
      'an analysis that came of nothing',
      { ...whole, orders: [mine], letters: [letter], entitlements: [term, granted] },
      /Analysis 9 came of nothing/,
    ],
    [
      'an analysis to be read whose order was refunded',
      { ...refunded, analyses: whole.analyses },
      /The analysis of order:2:analysis is revoked, and can be had/,
    ],
    [
      'an analysis that is withheld and paid',
      { ...whole, analyses: refunded.analyses },
      /is active, and cannot be had/,
    ],
    [
      'what outlived what it was had for',
      {
        ...refunded,
        entitlements: [...refunded.entitlements.slice(0, 2), analysis],
        analyses: whole.analyses,
      },
      /The analysis of order:2:analysis is active, and should be revoked/,
    ],
    [
      'a coupon that its refunded order left in hand',
      { ...refunded, userCoupons: [held] },
      /The coupon of order:1:coupon is revoked, and can be had/,
    ],
    [
      'a gift that was taken back, and is paid',
      { ...gifts, gifts: [{ id: 5, orderId: 1, state: 'revoked' }] },
      /The gift of order:1:gift is active, and cannot be had/,
    ],
    ['a gift order without its gift', { ...gifts, entitlements: [] }, /lacks its gift/],
    [
      'what came before its order was fulfilled',
      {
        orders: [{ ...given, state: 'review', fulfilledAt: null }],
        entitlements: [present],
      },
      /The gift of order:1:gift is active\. Order one \(review\)/,
    ],
    [
      'an order that is paid for more than an hour and brings nothing',
      { orders: [{ ...mine, state: 'paid', fulfilledAt: null, paidAt: '2026-11-22T10:59:59Z' }] },
      /Order one \(paid\) was paid at/,
    ],
  ])('names %s', (_what, rows, sentence) => {
    const faults = findFaults(moneyOf(rows))
    expect(faults).toEqual([expect.stringMatching(sentence)])
  })
})
