import { describe, expect, test } from '@jest/globals'
import type { Currency, ProductKey } from '@krono/contract'
import { discountOf } from '../../src/commerce/coupons/discount-of'

type Coupon = Parameters<typeof discountOf>[0]

const none = { percent: null, amountHuf: null, amountGbp: null, freeProduct: null }
const percent = (percent: number): Coupon => ({ ...none, kind: 'percent', percent })
const amount = (amountHuf: number | null, amountGbp: number | null): Coupon => ({
  ...none,
  kind: 'amount',
  amountHuf,
  amountGbp,
})
const free = (freeProduct: ProductKey | null): Coupon => ({
  ...none,
  kind: 'freeProduct',
  freeProduct,
})
const days: Coupon = { ...none, kind: 'premiumDays' }

const cases: [what: string, coupon: Coupon, price: number, currency: Currency, off: number][] = [
  ['a half', percent(50), 2_999_000, 'huf', 1_499_500],
  ['a half of an odd price, in favour of the buyer', percent(50), 799, 'gbp', 400],
  ['a third, in whole forints', percent(33), 299_000, 'huf', 98_700],
  ['the smallest percent', percent(1), 699, 'gbp', 7],
  ['a percent that comes out even', percent(7), 70_000, 'huf', 4_900],
  ['all of it', percent(100), 299_000, 'huf', 299_000],
  ['so much that too little would be left for Stripe', percent(95), 300_000, 'huf', 300_000],
  ['so much that just enough is left', amount(282_500, null), 300_000, 'huf', 282_500],
  ['a forint more than that', amount(282_600, null), 300_000, 'huf', 300_000],
  ['so much that 29 pence would be left', amount(null, 670), 699, 'gbp', 699],
  ['so much that 30 pence are left', amount(null, 669), 699, 'gbp', 669],
  ['an amount in fillérs, in whole forints', amount(100_050, null), 300_000, 'huf', 100_100],
  ['an amount above the price', amount(500_000, 5000), 299_000, 'huf', 299_000],
  ['an amount that is named in the other currency alone', amount(100_000, null), 699, 'gbp', 0],
  ['the free product', free('analysis-short'), 299_000, 'huf', 299_000],
  ['another product than the free one', free('analysis-long'), 299_000, 'huf', 0],
  ['a percent below nothing', percent(-10), 299_000, 'huf', 0],
  ['a percent above all', percent(150), 299_000, 'huf', 299_000],
  ['an amount below nothing', amount(-50_000, null), 299_000, 'huf', 0],
  ['days of premium', days, 299_000, 'huf', 0],
  ['a percent that is not filled in', { ...none, kind: 'percent' }, 299_000, 'huf', 0],
  ['nothing, of what is smaller than the smallest charge', days, 20, 'gbp', 0],
  ['all of what is smaller than the smallest charge', amount(null, 1), 20, 'gbp', 20],
]

describe('the discount of a coupon', () => {
  test.each(cases)('%s', (_what, coupon, price, currency, off) => {
    const priced = { key: 'analysis-short', price: { amount: price, currency } } as const
    expect(discountOf(coupon, priced)).toEqual({ amount: off, currency })
  })

  test('a price is never negative, and the rest can be charged', () => {
    for (const currency of ['huf', 'gbp'] as const) {
      for (let part = 1; part <= 100; part++) {
        for (const whole of [799, 7990, 17_500, 299_000, 3_000_000]) {
          const price = { amount: whole, currency }
          const off = discountOf(percent(part), { key: 'premium-month', price }).amount
          const rest = whole - off
          expect(off).toBeGreaterThanOrEqual((whole * part) / 100)
          expect(rest === 0 || rest >= (currency === 'huf' ? 17_500 : 30)).toBe(true)
        }
      }
    }
  })
})
