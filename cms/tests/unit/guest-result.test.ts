import { expect, test } from '@jest/globals'
import { chartOf, dateOf, dayNumberOf } from '@krono/chart'
import { earliestBirthDate, guestInvitation } from '@krono/contract'
import { guestResultOf } from '../../src/people/invitations/guest-result'

/** Minimum number of dates that share the same combination of results (decision result-access). */
const minDates = 30

const first = dayNumberOf(earliestBirthDate)
const births = Array.from({ length: dayNumberOf('2026-11-22') - first + 1 }, (_, day) =>
  dateOf(first + day),
)

/** Dates that guests enter to find out another date: of all ages, consecutive, and the first and last possible. */
const guests = [
  ...['1900-01-01', '1984-06-11', '1984-06-12', '1984-06-13', '2026-11-22'],
  ...births.filter((_, place) => place % 4_000 === 17),
]

/** All results that guests get of an inviter born on that day, combined. */
const resultOf = (inviter: string) =>
  JSON.stringify(guests.map((guest) => guestResultOf({ inviter, guest })))

/** Number of dates per distinct result. */
function sizesOf(results: readonly string[]): number[] {
  const sizes = new Map<string, number>()
  for (const answer of results) sizes.set(answer, (sizes.get(answer) ?? 0) + 1)
  return [...sizes.values()]
}

const results = births.map(resultOf)

test('the results of any number of guests are shared by at least thirty dates', () => {
  const sizes = sizesOf(results)
  expect(sizes).toHaveLength(14)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2_652)
})

test('a guest who knows the year of birth within a year cannot narrow it below thirty dates', () => {
  const years = 3 * 365
  const inside = new Map<string, number>()
  let fewest = years
  for (const [place, answer] of results.entries()) {
    inside.set(answer, (inside.get(answer) ?? 0) + 1)
    const gone = results[place - years]
    if (gone !== undefined) inside.set(gone, (inside.get(gone) ?? 0) - 1)
    if (place >= years) fewest = Math.min(fewest, ...inside.values())
  }
  expect(fewest).toBeGreaterThanOrEqual(minDates)
})

test('the same lookup identifies a date by its chart, even with rounded numbers', () => {
  const rounded = births.map((date) => {
    const { chakras } = chartOf(date)
    return JSON.stringify(
      Object.values(chakras).map(({ energy, side }) => [Math.round(energy), side]),
    )
  })
  const sizes = sizesOf(rounded)
  expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(0.99 * births.length)
})

const seen = { state: 'accepted', token: 'x', inviter: 'Zsuzsa', guest: 'Béla' } as const
const result = guestResultOf({ inviter: '1984-06-12', guest: '1979-12-07' })

test.each([
  { ...result, harmony: 51.3 },
  { ...result, charts: [chartOf('1984-06-12')] },
  { ...result, inviterCharacter: '1984-06-12' },
  { ...result, guestDate: 5 },
])('the contract rejects %j in a guest’s result', (more) => {
  expect(guestInvitation.safeParse({ ...seen, result }).success).toBe(true)
  expect(guestInvitation.safeParse({ ...seen, result: more }).success).toBe(false)
  expect(guestInvitation.safeParse({ ...seen, birthDate: '', result }).success).toBe(false)
})
