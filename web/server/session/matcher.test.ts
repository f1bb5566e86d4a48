import { expect, test } from '@jest/globals'
import {
  unstable_getResponseFromNextConfig as answerOf,
  unstable_doesMiddlewareMatch as runsProxy,
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
])('the proxy runs for %s without a cookie exactly when it is guarded', (pathname) => {
  expect(runsProxy({ config, url: pathname })).toBe(isGuarded(pathname))
})

test.each(['/profile', '/kronoworksheet', '/payment', '/', '/payment/monthly', '/claim-coupon'])(
  'the proxy does not run for %s when the audience is known',
  (url) => {
    const headers = { [audienceHeader]: 'free' }
    const cookies = { token: 'x' }
    expect(runsProxy({ config, url, headers, cookies })).toBe(false)
    expect(runsProxy({ config, url, headers, cookies: { ...cookies, preview: 'x' } })).toBe(true)
  },
)

test.each([
  ['token', true],
  ['__Host-token', true],
  ['preview', true],
  ['selection', false],
])(
  'a cookie %s runs the proxy, otherwise the request gets the visitor’s page: %s',
  async (name, isRun) => {
    const request = { url: 'https://krono.example/blog', cookies: { [name]: 'x' } }
    expect(runsProxy({ config, ...request })).toBe(isRun)
    const answer = await answerOf({ nextConfig, ...request })
    expect(answer.headers.get('x-middleware-rewrite')?.endsWith('/visitor/blog') ?? false).toBe(
      !isRun,
    )
  },
)
