import { expect, test } from '@jest/globals'
import { askedAnalytics } from './asked-analytics'
import { nextUntil } from './next-until'

const today = '2026-11-22'
const ask = (query: Record<string, string>) => askedAnalytics((name) => query[name] ?? '', today)

test('a readable period is requested, any other is the default one', () => {
  expect(ask({ period: 'year', until: today })).toEqual({ period: 'year', until: today })
  expect(ask({ period: 'days7' })).toEqual({ period: 'days7' })
  expect(ask({ period: 'hour' })).toEqual({})
  expect(ask({ until: '2026-11-23' })).toEqual({})
  expect(ask({ until: '2026-02-30' })).toEqual({})
})

test.each([
  ['days7', '2026-11-09', '2026-11-16'],
  ['month', '2026-09-30', '2026-10-31'],
  ['month', '2026-10-31', today],
  ['year', '2025-12-31', today],
  ['days30', '2026-11-10', today],
] as const)('after %s until %s comes the one until %s', (period, until, next) =>
  expect(nextUntil({ period, from: until, until }, today)).toBe(next),
)

test('after the current period comes none', () =>
  expect(nextUntil({ period: 'days7', from: '2026-11-16', until: today }, today)).toBeUndefined())
