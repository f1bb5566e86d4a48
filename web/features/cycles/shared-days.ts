import { cycleRangeOf } from '@krono/chart'
import { classicalCycles } from './cycle-list'

/** What shared days are asked for: birth dates, and consecutive days of which none is before a birth. */
export type SharedRange = { births: readonly string[]; from: string; days: number }

/** A day and how it suits the people: −100 to 100, one decimal. */
export type SharedDay = { day: string; score: number }

/** From here on somebody's day is good: the mean of the three classical cycles (product's rule). */
export const goodFrom = 25

const fewBest = 3

/**
 * The good days that people share, by the day. A product's rule, not the engine's: of each person the
 * mean of the published values of the three classical cycles; a day is good when every mean is at least
 * 25 and none of these cycles is critical for anybody. The score is the mean over the people.
 * @throws InvalidDateError, RangeLengthError, DayBeforeBirthError
 */
export const sharedGoodDays = (range: SharedRange): SharedDay[] =>
  judgedDays(range)
    .filter((judged) => judged.isGood)
    .map(withoutVerdict)

/** The three days with the highest score, the best first: for a range without a good day. */
export const bestDays = (range: SharedRange): SharedDay[] =>
  judgedDays(range)
    .sort((one, other) => other.score - one.score)
    .slice(0, fewBest)
    .map(withoutVerdict)

const withoutVerdict = ({ day, score }: SharedDay): SharedDay => ({ day, score })

function judgedDays({ births, from, days }: SharedRange) {
  const people = births.map((birth) => cycleRangeOf(birth, from, days).days)
  return (people[0] ?? []).map(({ day }, index) => {
    const readings = people.map((rows) =>
      classicalCycles.flatMap((cycle) => rows[index]?.cycles[cycle] ?? []),
    )
    const tenths = readings.map((three) => three.reduce((sum, one) => sum + tenthsOf(one.value), 0))
    const isGood =
      tenths.every((sum) => sum >= tenthsOf(goodFrom) * classicalCycles.length) &&
      readings.every((three) => three.every((one) => !one.critical))
    const total = tenths.reduce((sum, one) => sum + one, 0)
    return { day, score: rounded(total / (classicalCycles.length * births.length)) / 10, isGood }
  })
}

// Whole tenths, so that no float noise stands between a day and the limit.
const tenthsOf = (value: number) => Math.round(value * 10)

// Half away from zero, like every published number (engine §8); negative zero is 0.
const rounded = (value: number) => (value < 0 ? 0 - Math.round(Math.abs(value)) : Math.round(value))
