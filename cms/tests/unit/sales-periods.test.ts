import { describe, expect, test } from '@jest/globals'
import { boundsOf, earlierBounds, midnight, periodOf } from '../../src/back-office/sales/periods'

const today = '2026-11-25'

describe('the selected period', () => {
  test.each([
    [{}, { from: '2025-12-01', until: today, by: 'week' }],
    [{ from: '2026-11-01' }, { from: '2026-11-01', until: today, by: 'day' }],
    [{ until: '2024-02-29' }, { from: '2023-03-01', until: '2024-02-29', by: 'week' }],
    [{ from: '2024-01-01' }, { from: '2024-01-01', until: today, by: 'month' }],
    [
      { from: today, by: 'month' as const },
      { from: today, until: today, by: 'month' },
    ],
  ])('for %j is %j', (requested, period) => {
    expect(periodOf(requested, today)).toEqual(period)
  })

  test.each([
    ['until', { until: '2026-11-26' }],
    ['from', { from: today, until: '2026-11-24' }],
    ['from', { from: '2016-11-01' }],
    ['by', { from: '2025-01-01', by: 'day' as const }],
  ])('is refused at %s for %j', (field, requested) => {
    const fault = expect.objectContaining({ fields: [{ field, code: 'invalidField' }] })
    expect(() => periodOf(requested, today)).toThrow(fault)
  })
})

test.each([
  ['day', ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']],
  ['week', ['2026-10-24', '2026-10-26', '2026-10-27']],
  ['month', ['2026-10-24', '2026-10-27']],
] as const)('steps of a %s', (by, bounds) => {
  expect(boundsOf({ from: '2026-10-24', until: '2026-10-26' }, by)).toEqual(bounds)
})

test.each([
  ['day', 'before', ['2026-03-03', '2026-03-05'], ['2026-03-01', '2026-03-03']],
  [
    'month',
    'before',
    ['2026-02-15', '2026-03-01', '2026-04-01'],
    ['2025-12-15', '2026-01-01', '2026-02-01'],
  ],
  ['week', 'yearBefore', ['2026-11-23', '2026-11-26'], ['2025-11-23', '2025-11-26']],
  // 29 February is missing in other years: its step is empty, and no other day is lost or counted twice.
  [
    'day',
    'yearBefore',
    ['2024-02-28', '2024-02-29', '2024-03-01'],
    ['2023-02-28', '2023-03-01', '2023-03-01'],
  ],
  ['day', 'yearBefore', ['2025-02-28', '2025-03-01'], ['2024-02-28', '2024-03-01']],
  ['day', 'monthBefore', ['2026-11-01', '2026-11-28'], ['2026-10-01', '2026-10-28']],
  [
    'day',
    'monthBefore',
    ['2026-03-28', '2026-03-29', '2026-03-31', '2026-04-01'],
    ['2026-02-28', '2026-03-01', '2026-03-01', '2026-03-01'],
  ],
] as const)('a %s compared with the one %s', (by, against, bounds, earlier) => {
  expect(earlierBounds(bounds, by, against)).toEqual(earlier)
})

test.each([
  ['2026-01-01', '2025-12-31T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  // The time changes at night: that day begins before the change, the next day after it.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in Budapest at %s', (day, instant) => {
  expect(midnight(day, 'Europe/Budapest').toISOString()).toBe(instant)
})
