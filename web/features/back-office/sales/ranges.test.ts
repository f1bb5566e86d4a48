import { expect, test } from '@jest/globals'
import { ranges } from './ranges'

test('the usual periods end today, or with the last month', () => {
  expect(ranges('2026-03-31')).toEqual({
    days30: { from: '2026-03-02', until: '2026-03-31' },
    days90: { from: '2026-01-01', until: '2026-03-31' },
    month: { from: '2026-03-01', until: '2026-03-31' },
    monthToLast: { from: '2026-03-01', until: '2026-03-31', against: 'monthBefore' },
    lastMonth: { from: '2026-02-01', until: '2026-02-28' },
    months12: { from: '2025-04-01', until: '2026-03-31' },
    year: { from: '2026-01-01', until: '2026-03-31' },
  })
  expect(ranges('2026-01-15').lastMonth).toEqual({ from: '2025-12-01', until: '2025-12-31' })
})
