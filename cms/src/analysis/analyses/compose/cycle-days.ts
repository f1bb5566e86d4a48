import { type ChakraKey, chakras, cycleRangeOf, dateOf, dayNumberOf } from '@krono/chart'
import type { Month } from './months'

/** One cycle in a month. */
export type Wave = {
  chakra: ChakraKey
  /** One published value per day, −100 to 100. */
  values: readonly number[]
  /** The values with those of the day before and the day after; there is no day before the day of birth. */
  around: readonly number[]
  /** Indexes in the month of days on which it crosses zero. */
  crossings: readonly number[]
}

export type MonthDays = {
  /** `YYYY-MM-DD` */
  days: readonly string[]
  /** Crown first. */
  waves: readonly Wave[]
}

/** The values of a person's seven cycles in a month (engine §7). */
export function daysOfMonth(birth: string, { from, days }: Month): MonthDays {
  const before = from > birth ? 1 : 0
  const first = dateOf(dayNumberOf(from) - before)
  const range = cycleRangeOf(birth, first, before + days + 1).days
  const within = range.slice(before, before + days)
  const places = [...within.keys()]
  return {
    days: within.map(({ day }) => day),
    waves: chakras.map(({ chakra, cycle }) => {
      const around = range.map(({ cycles }) => cycles[cycle].value)
      return {
        chakra,
        values: around.slice(before, before + days),
        around: before === 1 ? around : [0, ...around],
        crossings: places.filter((place) => within[place]?.cycles[cycle].critical),
      }
    }),
  }
}
