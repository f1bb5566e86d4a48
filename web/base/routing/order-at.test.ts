import { expect, test } from '@jest/globals'
import { linkToLogin } from './link-to-login'
import { orderAt } from './order-at'

test.each([
  ['/analysis?product=analysis-long', 'analysis'],
  ['/payment/monthly', 'membership'],
  ['/payment/yearly?coupon=X', 'membership'],
  ['/payment/campaign', 'membership'],
  // A member's, open to everybody, or about what was ordered already.
  ['/payment/extend', undefined],
  ['/payment', undefined],
  ['/gift?product=analysis-long', undefined],
  ['/analysis/abc', undefined],
  ['/profile', undefined],
  ['/', undefined],
])('%s lets a newcomer order %s', (href, order) => {
  expect(orderAt(href)).toBe(order)
})

test('a user with an account is led to the login, also from an order', () => {
  expect(linkToLogin('/analysis')).toBe('/login?tab=login&redirectUrl=%2Fanalysis')
  expect(linkToLogin('/profile')).toBe('/login?redirectUrl=%2Fprofile')
})
