import { expect, test } from '@jest/globals'
import { linkToLogin } from './link-to-login'
import { orderAt } from './order-at'

test.each([
  ['/analysis?product=analysis-long', 'analysis'],
  ['/payment/monthly', 'membership'],
  ['/payment/yearly?coupon=X', 'membership'],
  ['/payment/campaign', 'membership'],
  ['/payment/item?product=course-abcdefghijklmnopqrstuvwx', 'item'],
  // Pages for members only, open pages, and pages about existing orders.
  ['/payment/extend', undefined],
  ['/payment', undefined],
  ['/gift?product=analysis-long', undefined],
  ['/analysis/abc', undefined],
  ['/profile', undefined],
  ['/', undefined],
])('at %s a new user can order %s', (href, order) => {
  expect(orderAt(href)).toBe(order)
})

test('a user with an account is sent to the login, also from an order page', () => {
  expect(linkToLogin('/analysis')).toBe('/login?tab=login&redirectUrl=%2Fanalysis')
  expect(linkToLogin('/profile')).toBe('/login?redirectUrl=%2Fprofile')
})
