import { expect, test } from '@jest/globals'
import { dayNumberOf } from '@krono/chart'
import { isCalendarDate } from './birth-date'

const exists = (date: string) => {
  try {
    return dayNumberOf(date) > 0
  } catch {
    return false
  }
}

const two = (count: number) => String(count).padStart(2, '0')
const days = ['0000', '0001', '1899', '1900', '1984', '2000', '2023', '2100', '9999'].flatMap(
  (year) =>
    Array.from(
      { length: 14 * 33 },
      (_, at) => `${year}-${two(at % 14)}-${two(Math.floor(at / 14))}`,
    ),
)

test('a day exists exactly when the engine accepts it', () => {
  expect(days.filter(exists).length).toBeGreaterThan(2500)
  expect(days.filter((day) => isCalendarDate(day) !== exists(day))).toEqual([])
})

test.each([
  '',
  '1984-6-12',
  '1984.06.12.',
  '19840612',
  '1984-06-12T00:00',
  '1984-06-12\n',
  ' 1984-06-12',
])('%j is no date', (text) => expect([isCalendarDate(text), exists(text)]).toEqual([false, false]))
