import { type CycleDay, cycleRangeOf, dateOf, dayNumberOf } from '@krono/chart'
import { classicalCycles } from './cycle-list'

export type ClassicalCycle = (typeof classicalCycles)[number]

export type SharedDay = {
  day: string
  /** −100 to 100, one decimal. */
  score: number
  /** In which the people together stand highest. */
  cycle: ClassicalCycle
  /** Places of the people with a critical classical cycle on it. */
  turning: number[]
}

/** One day in so many of a month is good: six of any whole month. */
const oneIn = 5

/** Most days listed where there is no room for all. */
const mostNext = 6

/**
 * The good days that people share, from one day to another, both included. A product's rule, not the engine's: of each
 * person the mean of the published values of the three classical cycles, of a day the mean of those, and of every
 * calendar month the best fifth. No fixed limit: many pairs would have no good day for months. A month is judged whole,
 * so that a day stays good whenever it is looked at; of the month of a birth only the days since.
 * @throws InvalidDateError
 */
export function sharedGoodDays(births: readonly string[], from: string, to: string): SharedDay[] {
  const good: SharedDay[] = []
  for (let month = monthOf(from); month.first <= to; month = monthOf(month.next)) {
    good.push(...bestOf(scoredDays(births, month)))
  }
  return good.filter(({ day }) => day >= from && day <= to)
}

/** The first good days from a day on, of its month and the next. */
export function nextGoodDays(births: readonly string[], today: string): SharedDay[] {
  const { next } = monthOf(monthOf(today).next)
  return sharedGoodDays(births, today, dateOf(dayNumberOf(next) - 1)).slice(0, mostNext)
}

function bestOf(days: readonly SharedDay[]): SharedDay[] {
  const count = Math.round(days.length / oneIn)
  return days
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

type Month = { first: string; next: string }

const longestMonth = 31

/** The first day of a day's month, and of the month after. */
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
    // Whole tenths, so that no float noise stands between two days.
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

// Half away from zero, like every published number (engine §8); negative zero is 0.
const rounded = (value: number) => (value < 0 ? 0 - Math.round(Math.abs(value)) : Math.round(value))
