import { describe, expect, test } from '@jest/globals'
import { findFaults } from '../../src/verify-money/find-faults'
import type { Money } from '../../src/verify-money/load-money'

type Rows = { [Table in keyof Money]?: readonly object[] }

const empty: Money = {
  orders: [],
  terms: [],
  refunds: [],
  receipts: [],
  coupons: [],
  userCoupons: [],
  subscriptions: [],
  analyses: [],
  gifts: [],
  campaigns: [],
  events: [],
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
