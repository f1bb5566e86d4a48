import { expect, test } from '@jest/globals'
import { isFor, refusalOf } from './refusal'

test.each([
  ['/nothing/here', 'visitor', 'notFound'],
  ['/nothing/here', 'admin', 'notFound'],
  ['/faq', 'visitor', 'comingSoon'],
  ['/videos/first', 'free', 'comingSoon'],
  ['/profile', 'visitor', 'unauthorized'],
  ['/profile', 'free', 'comingSoon'],
  ['/mydatabase', 'visitor', 'unauthorized'],
  ['/mydatabase', 'paid-monthly', 'comingSoon'],
  ['/payment', 'visitor', 'comingSoon'],
  ['/payment/extend', 'visitor', 'unauthorized'],
  ['/admin', 'visitor', 'unauthorized'],
  ['/admin/users/monthly-paid', 'subscriber-yearly', 'notFound'],
  ['/admin/users/monthly-paid', 'admin', 'comingSoon'],
  ['/form/12/thank-you', 'visitor', 'comingSoon'],
] as const)('%s for %s: %s', (pathname, audience, refusal) => {
  expect(refusalOf(pathname, audience)).toBe(refusal)
})

test.each([
  ['myDatabase', 'free', false],
  ['myDatabase', 'paid', true],
  ['paymentExtend', 'free', false],
  ['paymentExtend', 'subscriber', true],
  ['profile', 'free', true],
] as const)('%s for %s: %s', (route, tier, expected) => {
  expect(isFor(route, tier)).toBe(expected)
})
