import { expect, test } from '@jest/globals'
import { dateOf, dayNumberOf } from '@krono/chart'
import { birthdayBirths } from '../../src/back-office/sequences/birthday-births'
import { dueOf, nextDayAt } from '../../src/messaging/sequences/due-of'

const zone = 'Europe/Budapest'

test.each([
  ['the same day, later', '2026-11-30T05:00:00Z', 0, 9, '2026-11-30T08:00:00Z'],
  [
    'the same day, when the hour has passed: at once',
    '2026-11-30T10:30:00Z',
    0,
    9,
    '2026-11-30T10:30:00Z',
  ],
  ['a day later', '2026-11-30T10:30:00Z', 1, 9, '2026-12-01T08:00:00Z'],
  [
    'counted from the local day, when UTC has another',
    '2026-11-29T23:30:00Z',
    1,
    9,
    '2026-12-01T08:00:00Z',
  ],
  ['over the end of a leap February', '2028-02-28T12:00:00Z', 1, 0, '2028-02-28T23:00:00Z'],
  [
    'at the same hour after the change to summer time',
    '2027-03-27T12:00:00Z',
    1,
    9,
    '2027-03-28T07:00:00Z',
  ],
  [
    'an hour later when summer time skips its hour',
    '2027-03-27T12:00:00Z',
    1,
    2,
    '2027-03-28T01:00:00Z',
  ],
  [
    'at the same hour after the end of summer time',
    '2027-10-30T12:00:00Z',
    1,
    9,
    '2027-10-31T08:00:00Z',
  ],
] as const)('a step is due %s', (_what, from, days, hour, due) => {
  expect(dueOf(new Date(from), { days, hour }, zone)).toEqual(new Date(due))
})

test('a step is always due on the day that its number of days says', () => {
  const start = Date.parse('2027-01-01T00:00:00Z')
  for (let half = 0; half < 2 * 24 * 370; half += 7) {
    const from = new Date(start + half * 1_800_000)
    const due = dueOf(from, { days: 3, hour: half % 24 }, zone)
    const dayOf = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: zone })
    expect(dayNumberOf(dayOf(due)) - dayNumberOf(dayOf(from))).toBe(3)
  }
})

test('a postponed step is due at its hour of the next day', () => {
  expect(nextDayAt(new Date('2026-11-30T23:30:00Z'), 9, zone)).toEqual(
    new Date('2026-12-02T08:00:00Z'),
  )
})

/** The birthday in a year, one date at a time: of 29 February the 28th in a year without it. */
function birthdayIn(year: number, birth: string): string {
  const day = `${year}${birth.slice(4)}`
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return birth.endsWith('-02-29') && !isLeap ? `${year}-02-28` : day
}

test.each([2026, 2028, 2100])('every birth from 1900 on has one birthday in %d', (year) => {
  const first = dayNumberOf('1900-01-01')
  const births = Array.from({ length: dayNumberOf(`${year}-01-01`) - first }, (_, i) => first + i)
  const found = new Map<number, string[]>()
  for (let day = dayNumberOf(`${year}-01-01`); day < dayNumberOf(`${year + 1}-01-01`); day += 1)
    for (const birth of birthdayBirths(dateOf(day)))
      found.set(birth, [...(found.get(birth) ?? []), dateOf(day)])
  const wrong = births.filter((birth) => {
    const days = found.get(birth) ?? []
    return days.length !== 1 || days[0] !== birthdayIn(year, dateOf(birth))
  })
  expect(wrong.map(dateOf)).toEqual([])
  expect(found.size).toBe(births.length)
})
