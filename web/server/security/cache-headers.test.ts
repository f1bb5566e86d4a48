import { expect, test } from '@jest/globals'
import type { RouteRow } from '@/base/routing/route-row'
import { routes } from '@/base/routing/routes'
import { cacheHeaders } from './cache-headers'

const addresses = Object.values<RouteRow>(routes).map(({ path }) => path.replace(/\[\w+\]/g, 'x'))

test.each([...addresses, '/nothing'])('%s is private with a session', (pathname) => {
  expect(cacheHeaders({ pathname, isIdentified: true })).toEqual({
    Vary: 'Cookie',
    'Cache-Control': expect.stringMatching(/^private, no-cache/),
  })
  if (pathname === '/biorhythm') return
  expect(cacheHeaders({ pathname, isIdentified: false })).toEqual({ Vary: 'Cookie' })
})

test.each([
  ['/biorhythm', ''],
  ['/kronoworksheet/visitor', '?date=1984-06-12'],
])('%s%s depends on the date, and no shared cache may store it', (pathname, search) => {
  expect(cacheHeaders({ pathname, search, isIdentified: false })).toEqual({
    Vary: 'Cookie',
    'Cache-Control': 'private, no-cache',
  })
})

test.each(['/icon.svg', '/uploads/a.png', '/og/home', '/api/health', '/_next/static/a.js'])(
  '%s is the same for all users, or sets its own headers',
  (pathname) => {
    expect(cacheHeaders({ pathname, isIdentified: true })).toEqual({})
  },
)
