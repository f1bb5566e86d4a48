import { expect, test } from '@jest/globals'
import { wordsOf } from '@/base/words/translations'
import { askedSales } from './asked-sales'
import { faultOf, unreadableFault } from './sales-fault'

const { faults } = wordsOf('admin.sales')
const today = '2026-11-22'

test.each([
  ['until', { until: '2026-11-23' }, faults.future],
  ['from', { from: '2026-11-02', until: '2026-11-01' }, faults.backwards],
  ['from', { from: '2999-01-01' }, faults.backwards],
] as const)('an invalid %s in %j has an error message', (field, typed, message) =>
  expect(faultOf(field, typed, today)).toEqual({ field, message }),
)

test('the message for a too long period, or too many steps, contains the limit', () => {
  expect(faultOf('from', { from: '2000-01-01' }, today).message).toMatch(/3\s?660/)
  expect(faultOf('by', { by: 'day' }, today).message).toContain('400')
})

test.each([
  [{ from: 'soon' }, 'from'],
  [{ until: '2026-02-30' }, 'until'],
  [{ by: 'year' }, 'by'],
  [{ against: 'never' }, 'against'],
] as const)('%j is unreadable at its field', (typed, field) => {
  expect(askedSales(typed)).toEqual({ unreadable: field })
  expect(unreadableFault(field).message).toBe(faults.unreadable)
})

test('a readable period is requested', () =>
  expect(askedSales({ from: '2026-11-01', by: 'week' })).toEqual({
    input: { from: '2026-11-01', by: 'week' },
  }))
