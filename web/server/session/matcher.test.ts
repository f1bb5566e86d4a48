import { expect, test } from '@jest/globals'
import {
  unstable_getResponseFromNextConfig as answerOf,
  unstable_doesMiddlewareMatch as wakes,
} from 'next/experimental/testing/server'
import nextConfig from '@/next.config'
import { config } from '@/proxy'
import { audienceHeader } from '@/server/next-internals/audience-header.mjs'
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

test.each(['/profile', '/kronoworksheet', '/payment', '/', '/payment/monthly', '/claim-coupon'])(
  'the proxy sleeps for %s when it is known whose pages its reader gets',
  (url) => {
    const headers = { [audienceHeader]: 'free' }
    const cookies = { token: 'x' }
    expect(wakes({ config, url, headers, cookies })).toBe(false)
    expect(wakes({ config, url, headers, cookies: { ...cookies, preview: 'x' } })).toBe(true)
  },
)

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
