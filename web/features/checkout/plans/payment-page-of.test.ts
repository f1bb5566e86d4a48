import { expect, test } from '@jest/globals'
import { paymentPageOf } from './payment-page-of'

test.each([
  ['premium-month', '/payment/monthly?product=premium-month'],
  ['premium-year', '/payment/yearly?product=premium-year'],
  ['premium-year-discount', '/payment/campaign?product=premium-year-discount'],
  ['premium-year-extension', '/payment/extend?product=premium-year-extension'],
  ['analysis-family', '/analysis?product=analysis-family'],
  ['', undefined],
  ['nothing', undefined],
  ['constructor', undefined],
])('the payment page of %j is %s', (product, page) => {
  expect(paymentPageOf(product)).toBe(page)
})
