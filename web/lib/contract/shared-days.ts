import { type CycleDay, cycleRangeOf, dateOf, dayNumberOf } from '@krono/chart'
import { classicalCycles } from './classical-cycles'

export type ClassicalCycle = (typeof classicalCycles)[number]

export type SharedDay = {
  day: string
  /** −100 to 100, one decimal. */
  score: number
  /** The cycle with the highest mean of all people. */
  cycle: ClassicalCycle
  /** Indices of the people with a critical classical cycle on that day. */
  turning: number[]
}

/** Share of good days in a month: one in five, six in a whole month. */
const oneIn = 5

/** Maximum number of listed days in a short list. */
const mostNext = 6

/**
 * The shared good days between two days, both included. A product rule, not the engine's: for each person the mean of
 * the three classical cycles' published values; for a day the mean of all people; of each calendar month the best
 * fifth. No fixed limit: many pairs would have no good day for months. A month is evaluated as a whole, so that the
 * result does not depend on today; in the month of a birth only the days after it.
 * @throws InvalidDateError
 */
export function sharedGoodDays(births: readonly string[], from: string, to: string): SharedDay[] {
  const good: SharedDay[] = []
  for (let month = monthOf(from); month.first <= to; month = monthOf(month.next)) {
    good.push(...bestOf(scoredDays(births, month)))
  }
  return good.filter(({ day }) => day >= from && day <= to)
}

/** The next good days from a day on, in its month and the next. */
export function nextGoodDays(births: readonly string[], today: string): SharedDay[] {
  const { next } = monthOf(monthOf(today).next)
  return sharedGoodDays(births, today, dateOf(dayNumberOf(next) - 1)).slice(0, mostNext)
}

function bestOf(days: readonly SharedDay[]): SharedDay[] {
  const count = Math.round(days.length / oneIn)
  return [...days]
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

type Month = { first: string; next: string }

const longestMonth = 31

/** The first day of a day's month, and of the next month. */
function monthOf(day: string): Month {
  const first = `${day.slice(0, 8)}01`
  return { first, next: `${dateOf(dayNumberOf(first) + longestMonth).slice(0, 8)}01` }
}

function scoredDays(births: readonly string[], month: Month): SharedDay[] {
  const first = Math.max(...[month.first, ...births].map(dayNumberOf))
  const days = dayNumberOf(month.next) - first
  if (days <= 0) return []
  const people = births.map((birth) => cycleRangeOf(birth, dateOf(first), days).days)
  return Array.from({ length: days }, (_, place) =>
    scored(
      dateOf(first + place),
      people.flatMap((rows) => rows[place] ?? []),
    ),
  )
}

function scored(day: string, people: readonly CycleDay[]): SharedDay {
  const sums = classicalCycles.map((cycle) =>
    // Integer tenths, so that floating-point errors do not distinguish two days.
    people.reduce((sum, { cycles }) => sum + Math.round(cycles[cycle].value * 10), 0),
  )
  const total = sums.reduce((sum, one) => sum + one, 0)
  const highest = sums.indexOf(Math.max(...sums))
  return {
    day,
    score: rounded(total / (classicalCycles.length * people.length)) / 10,
    cycle: classicalCycles[highest] ?? classicalCycles[0],
    turning: people.flatMap(({ cycles }, place) =>
      classicalCycles.some((cycle) => cycles[cycle].critical) ? place : [],
    ),
  }
}

// Rounds half away from zero, like all published numbers (engine §8); negative zero is 0.
const rounded = (value: number) => (value < 0 ? 0 - Math.round(Math.abs(value)) : Math.round(value))
