import { expect, test } from '@jest/globals'
import {
  unstable_getResponseFromNextConfig as answerOf,
  unstable_doesMiddlewareMatch as wakes,
} from 'next/experimental/testing/server'
import nextConfig from '@/next.config'
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

test.each([
  ['token', true],
  ['__Host-token', true],
  ['preview', true],
  ['selection', false],
])('a cookie %s wakes the proxy, and else the page is the visitor’s: %s', async (name, isAwake) => {
  const asked = { url: 'https://krono.example/blog', cookies: { [name]: 'x' } }
  expect(wakes({ config, ...asked })).toBe(isAwake)
  const answer = await answerOf({ nextConfig, ...asked })
  expect(answer.headers.get('x-middleware-rewrite')?.endsWith('/visitor/blog') ?? false).toBe(
    !isAwake,
  )
})
