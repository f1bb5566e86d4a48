import { type ChakraKey, chakras, cycleRangeOf, dateOf, dayNumberOf } from '@krono/chart'

/** One cycle over some days. */
export type Wave = {
  chakra: ChakraKey
  /** One published value per day, −100 to 100. */
  values: readonly number[]
  /** The values with those of the day before and the day after; there is no day before the day of birth. */
  around: readonly number[]
  /** Indexes of the days on which it crosses zero. */
  crossings: readonly number[]
}

export type CycleDays = {
  /** `YYYY-MM-DD` */
  days: readonly string[]
  /** Crown first. */
  waves: readonly Wave[]
  /** The first day, from one of these days on, on which a cycle crosses zero. */
  crossingAfter: (chakra: ChakraKey, day: string) => string
}

/** The values of a person's seven cycles on consecutive days (engine §7). */
export function cycleDays(birth: string, from: string, count: number): CycleDays {
  const before = from > birth ? 1 : 0
  const first = dateOf(dayNumberOf(from) - before)
  const range = cycleRangeOf(birth, first, before + count + 1).days
  const within = range.slice(before, before + count)
  const places = [...within.keys()]
  return {
    days: within.map(({ day }) => day),
    waves: chakras.map(({ chakra, cycle }) => {
      const around = range.map(({ cycles }) => cycles[cycle].value)
      return {
        chakra,
        values: around.slice(before, before + count),
        around: before === 1 ? around : [0, ...around],
        crossings: places.filter((place) => within[place]?.cycles[cycle].critical),
      }
    }),
    crossingAfter: (chakra, day) => nextDay(birth, chakra, day, 'crossing'),
  }
}

/** The first day on which a cycle crosses zero, or is highest, from a day on. */
export function nextDay(
  birth: string,
  chakra: ChakraKey,
  from: string,
  what: 'crossing' | 'peak',
): string {
  const row = chakras.find((one) => one.chakra === chakra)
  if (!row) throw new RangeError(`No cycle of ${chakra}`)
  // A peak may be the first day: it is compared with the day before.
  const { days } = cycleRangeOf(birth, from, row.period + 2)
  const values = days.map(({ cycles }) => cycles[row.cycle].value)
  const found = days.findIndex(({ cycles }, place) =>
    what === 'crossing' ? cycles[row.cycle].critical : place > 0 && isPeak(values, place),
  )
  return days[found]?.day ?? from
}

const isPeak = (values: readonly number[], place: number) => {
  const value = values[place] ?? 0
  return value > 0 && value > (values[place - 1] ?? 0) && value >= (values[place + 1] ?? 0)
}
