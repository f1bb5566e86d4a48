import type { Dice } from './dice'

const dayMs = 86_400_000

/** Activity of each month relative to the average, January first: resolutions, a quiet summer, presents. */
const seasons = [1.35, 1.1, 1.05, 0.95, 0.9, 0.75, 0.65, 0.7, 1, 1.05, 1.25, 1.4]

/** Activity of each weekday relative to the average, Sunday first. */
const weekdays = [1.25, 1, 0.95, 0.95, 0.95, 0.85, 1.05]

/** Activity of each hour of the day in Hungary, by UTC hour. */
const hours = [2, 1, 1, 1, 2, 4, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 10, 13, 15, 15, 13, 9, 5, 3]

/** Relative activity of a day, by month and weekday. */
export const activityOf = (ms: number) => {
  const at = new Date(ms)
  return (seasons[at.getUTCMonth()] ?? 1) * (weekdays[at.getUTCDay()] ?? 1)
}

/**
 * A number of instants between two, ascending: their density grows, and follows the season, the weekday and the hour.
 */
export function growingInstants(
  dice: Dice,
  { from, to, count }: Record<'from' | 'to' | 'count', number>,
) {
  const days = Math.ceil((to - from) / dayMs)
  const weights = Array.from({ length: days }, (_, day) => {
    const grown = 0.15 + 1.85 * ((day + 1) / days) ** 1.6
    return grown * activityOf(from + day * dayMs)
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const instants: number[] = []
  let until = 0
  for (const [day, weight] of weights.entries()) {
    until += weight
    const wanted = Math.round((until / all) * count)
    const start = from + day * dayMs
    while (instants.length < wanted) instants.push(Math.min(start + timeOfDay(dice), to - 1000))
  }
  return instants.sort((one, other) => one - other)
}

/** A random time of day, in milliseconds. */
export function timeOfDay(dice: Dice) {
  const hour = Number(dice.weighed(weightOfHour))
  return hour * 3_600_000 + dice.below(3_600_000)
}

const weightOfHour: Record<string, number> = Object.fromEntries(
  hours.map((weight, hour) => [String(hour), weight]),
)
