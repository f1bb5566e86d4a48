import { expect, test } from '@jest/globals'
import type { CouponRow } from '../../src/commerce/coupons/coupon-row'

process.env.LANGUAGE = 'eng'

const amounts: Pick<CouponRow, 'kind' | 'amountHuf' | 'amountGbp'>[] = [
  { kind: 'amount', amountHuf: null, amountGbp: 500 },
  { kind: 'amount', amountHuf: 50_000, amountGbp: null },
]
const coupon = {
  id: 7,
  documentId: 'c7',
  code: 'SPRING',
  days: null,
  percent: null,
  freeProduct: null,
  products: null,
  giftOnly: false,
  firstPurchase: false,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxPerUser: 1,
  isOff: false,
  uses: 0,
  used: 0,
  revoked: 0,
  ownerUserId: null,
  source: 'editor',
  batch: null,
} as const

const row = {
  id: 70,
  documentId: 'r70',
  userId: 1,
  couponId: 7,
  personMark: 'x',
  sequence: 1,
  state: 'open',
  orderId: null,
  claimedByOrderId: null,
  claimedAt: '2026-11-01T12:00:00Z',
  usedAt: null,
  isResting: false,
} as const

test('if prices are in pounds, an amount in pounds applies, one in forints does not', async () => {
  const { requireFits } = await import('../../src/commerce/coupons/require-fits')
  const { ownCouponOf } = await import('../../src/commerce/coupons/own-coupon')
  const purchase = { userId: 1, product: 'premium-month', isGift: false } as const
  const [pounds, forints] = amounts.map((amount) => ({ ...coupon, ...amount }))
  if (!pounds || !forints) throw new Error('There are no coupons.')
  expect(() => requireFits(pounds, purchase)).not.toThrow()
  expect(() => requireFits(forints, purchase)).toThrow(
    expect.objectContaining({ code: 'couponNotForThis' }),
  )
  const seen = (one: CouponRow) => ownCouponOf({ row, coupon: one }, new Date())?.amount
  expect([seen(pounds), seen(forints)]).toEqual([{ amount: 500, currency: 'gbp' }, null])
})
