import { expect, test } from '@jest/globals'
import { guardedPaths, isGuarded, redirectionOf } from './guard'

// spec §2, "Route guards"
const prefixes = [
  '/analysis',
  '/profile',
  '/admin',
  '/kronobiology',
  '/kronoworksheet',
  '/claim-coupon',
  // library: login required
  '/videos',
  '/payment/monthly',
  '/payment/yearly',
  '/payment/campaign',
  '/payment/extend',
]

test('the table guards what the specification guards, and nothing else', () => {
  const outside = guardedPaths.filter(
    (path) => !prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  )
  expect(outside).toEqual([])
  for (const prefix of prefixes) {
    expect([prefix, `${prefix}/x`, `${prefix}/x/y`].map(isGuarded)).toEqual([true, true, true])
  }
})

test.each([
  '/',
  '/profiles',
  '/analysis-of-a-day',
  '/administration',
  '/kronoworksheets',
  '/kronoworksheet/visitor',
  '/payment',
  '/payment/success',
  '/payment/monthlyx',
  '/login',
  '/mydatabase',
  '/krono/abc',
])('%s is open', (pathname) => {
  expect(isGuarded(pathname)).toBe(false)
})

const asVisitor = (pathname: string, search = '') =>
  redirectionOf({ pathname, search, session: undefined })

test.each([
  ['/profile', '', '/login?redirectUrl=%2Fprofile'],
  ['/%70rofile', '', '/login?redirectUrl=%2F%2570rofile'],
  [
    '/kronoworksheet',
    '?activetab=2&x=1',
    '/login?redirectUrl=%2Fkronoworksheet%3Factivetab%3D2%26x%3D1&activetab=2&x=1',
  ],
  [
    '/analysis',
    '?redirectUrl=//evil.example',
    '/login?redirectUrl=%2Fanalysis%3FredirectUrl%3D%2F%2Fevil.example',
  ],
])('a visitor who requests %s%s is redirected to the login and back', (pathname, search, to) => {
  expect(asVisitor(pathname, search)).toBe(to)
})

test('a visitor may open pages without a guard', () => {
  expect(asVisitor('/blog')).toBeUndefined()
  expect(asVisitor('/kronoworksheet/visitor', '?date=1984-06-12')).toBeUndefined()
  expect(asVisitor('/%E0%A4%A')).toBeUndefined()
})

test('a member without a name is redirected to the profile, unless already there or signing in', () => {
  const session = { token: 'a', audience: 'free', lacksName: true } as const
  const to = (pathname: string) => redirectionOf({ pathname, search: '', session })
  for (const pathname of ['/', '/blog', '/kronoworksheet', '/description/x', '/nothing']) {
    expect(to(pathname)).toBe('/profile')
  }
  for (const pathname of ['/profile', '/login', '/confirm-email', '/reset-password']) {
    expect(to(pathname)).toBeUndefined()
  }
  const named = { token: 'a', audience: 'free' } as const
  expect(redirectionOf({ pathname: '/blog', search: '', session: named })).toBeUndefined()
})
