import { type ChakraKey, chakras, cycleRangeOf, dateOf, dayNumberOf } from '@krono/chart'
import type { Month } from './months'

/** One cycle in a month. */
export type Wave = {
  chakra: ChakraKey
  /** A published value a day, −100 to 100. */
  values: readonly number[]
  /** The values with that of the day before and of the day after; on the day of birth nothing is before. */
  around: readonly number[]
  /** Days on which it crosses zero, by their places in the month. */
  crossings: readonly number[]
}

export type MonthDays = {
  /** `YYYY-MM-DD` */
  days: readonly string[]
  /** Crown first. */
  waves: readonly Wave[]
}

/** What the seven cycles of somebody do in a month (engine §7). */
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
