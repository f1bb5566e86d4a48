import { describe, expect, test } from '@jest/globals'
import { cycleOf, dateOf, dayNumberOf } from '@krono/chart'
import { classicalCycles } from './classical-cycles'
import { nextGoodDays, sharedGoodDays } from './shared-days'

const [anna, bela, third] = ['1984-06-12', '1985-12-04', '2001-02-03'] as const

// Birth dates from 1950 to 2020, distributed so that all relations of pairs and families occur.
const first = dayNumberOf('1950-01-01')
const people = Array.from({ length: 400 }, (_, index) =>
  dateOf(first + ((index * 9973) % (70 * 365))),
)
const months = Array.from({ length: 24 }, (_, index) => {
  const month = `${2026 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return { month, from: `${month}-01`, days: lengths[index % 12] ?? 0 }
})
const daysOf = ({ month, days }: (typeof months)[number]) =>
  Array.from({ length: days }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)

const meanOn = (births: readonly string[], day: string) => {
  const values = births.flatMap((birth) => {
    const { cycles } = cycleOf(birth, day)
    return classicalCycles.map((cycle) => cycles[cycle].value)
  })
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe.each([1, 2, 3, 4, 5, 7, 10, 15, 20])('%d people', (size) => {
  test('have six good days in any month, its best ones, none below its mean', () => {
    for (let at = 0; at < Math.min(60, size * 8); at += size) {
      const births = people.slice(at, at + size)
      for (const month of months) {
        const all = daysOf(month)
        const good = sharedGoodDays(births, month.from, all.at(-1) ?? '')
        expect(good).toHaveLength(6)
        const scores = new Map(good.map(({ day, score }) => [day, score]))
        const others = all.filter((day) => !scores.has(day)).map((day) => meanOn(births, day))
        const lowest = Math.min(...scores.values())
        expect(Math.max(...others)).toBeLessThanOrEqual(lowest + 0.11)
        const mean = all.reduce((sum, day) => sum + meanOn(births, day), 0) / all.length
        expect(lowest).toBeGreaterThanOrEqual(mean)
        expect([...scores.keys()]).toEqual([...scores.keys()].toSorted())
      }
    }
  })
})

test('two people with low harmony have good days too, even with low scores', () => {
  const found = sharedGoodDays([anna, '1990-03-03'], '2026-12-01', '2026-12-31')
  expect(found.map(({ day, score }) => [day, score])).toEqual([
    ['2026-12-15', 21.4],
    ['2026-12-16', 24.5],
    ['2026-12-17', 25.9],
    ['2026-12-18', 25.4],
    ['2026-12-19', 23.1],
    ['2026-12-20', 19],
  ])
})

test('a day has the cycle with the highest mean, and the people with a critical day', () => {
  expect(sharedGoodDays([anna, bela], '2026-12-10', '2026-12-11')).toEqual([
    { day: '2026-12-10', score: 28.8, cycle: 'emotional', turning: [] },
    // Béla's intellectual cycle crosses zero.
    { day: '2026-12-11', score: 31.2, cycle: 'emotional', turning: [1] },
  ])
})

test('a day is good independent of the range', () => {
  const births = [anna, bela, third]
  const whole = sharedGoodDays(births, '2026-11-01', '2027-01-31')
  for (const { day } of whole) {
    expect(sharedGoodDays(births, day, day).map((one) => one.day)).toEqual([day])
  }
  expect(whole).toHaveLength(18)
})

test.each(['2026-11-01', '2026-11-21', '2026-11-30', '2026-12-31', '2027-02-28'])(
  'from %s on the next six are listed by day',
  (today) => {
    const days = nextGoodDays([anna, bela], today).map(({ day }) => day)
    expect(days).toHaveLength(6)
    expect(days).toEqual(days.toSorted())
    expect(days.every((day) => day >= today)).toBe(true)
    expect(days).toEqual(
      sharedGoodDays([anna, bela], today, '2027-12-31')
        .slice(0, 6)
        .map(({ day }) => day),
    )
  },
)

test('in the month of a birth only the days after it are evaluated', () => {
  const days = sharedGoodDays([anna, '2026-11-11'], '2026-10-01', '2026-11-30')
  expect(days).toHaveLength(4)
  expect(days.every(({ day }) => day >= '2026-11-11')).toBe(true)
})
