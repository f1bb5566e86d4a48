import { expect, test } from '@jest/globals'
import { isSecretAddress } from '@/base/routing/links'
import type { RouteRow } from '@/base/routing/route-row'
import { routes } from '@/base/routing/routes'
import { cacheHeaders, sharedHeader } from './cache-headers'
import { kindOf } from './kind-of'

const addresses = Object.values<RouteRow>(routes).map(({ path }) => path.replace(/\[\w+\]/g, 'x'))

test.each([...addresses, '/nothing'])('%s is private with a session', (pathname) => {
  expect(cacheHeaders({ pathname, isIdentified: true })).toEqual({
    Vary: 'Cookie',
    'Cache-Control': expect.stringMatching(/^private, no-cache/),
  })
})

test.each([...addresses, '/nothing'])('shared caches store %s only if it is static', (pathname) => {
  const isShared = ['static', 'cached'].includes(kindOf(pathname)) && !isSecretAddress(pathname)
  const header = cacheHeaders({ pathname, isIdentified: false })['Cache-Control'] ?? 'private'
  expect(header === sharedHeader ? 'shared' : header).toMatch(isShared ? /^shared$/ : /^private/)
})

test.each([
  ['/biorhythm', ''],
  ['/kronoworksheet/visitor', '?date=1984-06-12'],
])('%s%s, which depends on the date, is shared for a second', (pathname, search) => {
  expect(cacheHeaders({ pathname, search, isIdentified: false })).toEqual({
    Vary: 'Cookie',
    'Cache-Control': sharedHeader,
  })
})

test('shared caches send an older page for two seconds at most while the site is up', () => {
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(sharedHeader)?.[1])
  expect(seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThanOrEqual(2)
})

test.each(['/icon.svg', '/uploads/a.png', '/og/home', '/api/health', '/_next/static/a.js'])(
  '%s is the same for all users, or sets its own headers',
  (pathname) => {
    expect(cacheHeaders({ pathname, isIdentified: true })).toEqual({})
  },
)
