import { expect, test } from '@jest/globals'
import { usesOf } from './coupon-use'

const coupon = {
  code: 'A-1',
  kind: 'percent',
  freeProduct: null,
  products: [],
  isGiftOnly: false,
} as const

test.each([
  ['days of premium', { kind: 'premiumDays' }, ['claimCoupon code=A-1']],
  ['anything', {}, ['payment coupon=A-1']],
  ['a plan', { products: ['premium-year'] }, ['paymentYearly coupon=A-1&product=premium-year']],
  [
    'two products, in the order of the catalogue',
    { products: ['analysis-long', 'premium-month'] },
    [
      'paymentMonthly coupon=A-1&product=premium-month',
      'analysis coupon=A-1&product=analysis-long',
    ],
  ],
  [
    'one product free',
    { kind: 'freeProduct', freeProduct: 'analysis-short' },
    ['analysis coupon=A-1&product=analysis-short'],
  ],
  ['any gift', { isGiftOnly: true }, ['gift coupon=A-1']],
  [
    'a gift that can be given',
    { isGiftOnly: true, products: ['premium-year-extension', 'analysis-long'] },
    ['gift coupon=A-1&product=analysis-long'],
  ],
] as const)('a coupon for %s links to the page of its product', (_what, change, uses) => {
  const found = usesOf({
    ...coupon,
    ...change,
    products: [...('products' in change ? change.products : [])],
  })
  expect(found.map(({ route, query }) => `${route} ${new URLSearchParams(query)}`)).toEqual(uses)
})
