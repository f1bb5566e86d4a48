import { expect, test } from '@jest/globals'
import { unstable_doesMiddlewareMatch as wakes } from 'next/experimental/testing/server'
import { config } from '@/proxy'
import { isGuarded } from './guard'

test.each([
  '/profile',
  '/profile/x',
  '/admin',
  '/admin/users/monthly-paid',
  '/analysis',
  '/kronobiology',
  '/claim-coupon',
  '/payment/monthly',
  '/payment/extend',
  '/kronoworksheet',
  '/kronoworksheet/x',
  '/',
  '/payment',
  '/blog',
  '/kronoworksheet/visitor',
  '/profiles',
])('the proxy wakes for %s without a cookie exactly when it is guarded', (pathname) => {
  expect(wakes({ config, url: pathname })).toBe(isGuarded(pathname))
})
