import { expect, test } from '@jest/globals'
import { axisTicks, unitOf } from './axis-ticks'

test.each([
  [7, 'day'],
  [14, 'day'],
  [30, 'monday'],
  [90, 'monday'],
  [366, 'month'],
])('%i days are marked by %s', (days, unit) => {
  expect(unitOf(days)).toBe(unit)
})

test('in a week every day has a line, and its Monday a strong one', () => {
  const ticks = axisTicks('2026-11-20', 7)
  expect(ticks.map((tick) => tick.look).join(' ')).toBe('line line line strong line line line')
  expect(ticks[3]?.date).toBe('2026-11-23')
})

test('in a month every Monday has a line and a label', () => {
  expect(axisTicks('2026-11-14', 30).map(({ date, label }) => [date, label])).toEqual([
    ['2026-11-16', 'always'],
    ['2026-11-23', 'always'],
    ['2026-11-30', 'always'],
    ['2026-12-07', 'always'],
  ])
})

test('in a year the months have lines, and the Mondays marks at the foot', () => {
  const ticks = axisTicks('2026-08-22', 366)
  const months = ticks.filter((tick) => tick.look === 'line')
  expect(months).toHaveLength(12)
  expect(months.map((tick) => tick.label).slice(0, 4)).toEqual(['always', 'wide', 'wide', 'always'])
  // Of its 52 Mondays two are the first of a month: 2027-02-01 and 2027-03-01.
  expect(ticks.filter((tick) => tick.look === 'foot')).toHaveLength(50)
})
