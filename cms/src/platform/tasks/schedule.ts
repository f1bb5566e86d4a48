import { dayAfter, dayAt, instantAt } from '../lib/dates'

/** Every so many milliseconds, or at these times of day (`HH:MM`, in order) in the deployment's time zone. */
export type Schedule = { everyMs: number } | { times: readonly string[] }

const two = (number: number) => String(number).padStart(2, '0')

/** At a minute of each hour from one to another. */
export const hourly = (minute: number, from: number, to: number): Schedule => ({
  times: Array.from({ length: to - from + 1 }, (_, hour) => `${two(from + hour)}:${two(minute)}`),
})

/**
 * The first time after an instant. A time skipped by the change to summer time is one hour later that day, and an
 * ambiguous one is taken once.
 */
export function nextTime(schedule: Schedule, after: Date, timeZone: string): Date {
  if ('everyMs' in schedule) {
    const { everyMs } = schedule
    return new Date((Math.floor(after.getTime() / everyMs) + 1) * everyMs)
  }
  const today = dayAt(after, timeZone)
  const instants = [today, dayAfter(today, 1)].flatMap((day) =>
    schedule.times.map((time) => instantAt({ day, time: `${time}:00`, timeZone })),
  )
  const next = instants.find((instant) => instant > after)
  if (!next) throw new Error('A schedule has no time.')
  return next
}
