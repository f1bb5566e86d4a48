import { expect, test } from '@jest/globals'
import type { OwnCoupon } from '@/lib/contract/coupons'
import { usableCoupons } from './usable-coupons'

const coupon: OwnCoupon = {
  id: 'a',
  code: 'HALF',
  kind: 'percent',
  days: null,
  percent: 50,
  amount: null,
  freeProduct: null,
  products: [],
  isGiftOnly: false,
  validUntil: null,
  state: 'open',
  source: 'editor',
}

test.each<[string, Partial<OwnCoupon>, boolean, boolean]>([
  ['for everything', {}, true, true],
  ['for this', { products: ['premium-year', 'premium-month'] }, true, true],
  ['for another product', { products: ['premium-year'] }, false, false],
  ['for gifts alone', { isGiftOnly: true }, false, true],
  ['that gives days', { kind: 'premiumDays', percent: null, days: 30 }, false, false],
  ['that gives this', { kind: 'freeProduct', freeProduct: 'premium-month' }, true, true],
  ['that gives another', { kind: 'freeProduct', freeProduct: 'analysis-short' }, false, false],
  ['that was used', { state: 'used' }, false, false],
  ['that is over', { state: 'expired' }, false, false],
  ['of a payment under way', { state: 'reserved' }, true, true],
])('a coupon %s is offered for a month: bought, as a gift', (_what, change, bought, given) => {
  const offered = (isGift: boolean) =>
    usableCoupons([{ ...coupon, ...change }], { product: 'premium-month', isGift }).length > 0
  expect([offered(false), offered(true)]).toEqual([bought, given])
})
