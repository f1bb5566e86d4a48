const dayMs = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** What calendar and clock of a place show, as if it were UTC. */
function shownAt(instant: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return Date.parse(
    `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`,
  )
}

/** The day of an instant somewhere, as `YYYY-MM-DD`. */
export const dayAt = (instant: Date, timeZone: string): string =>
  new Date(shownAt(instant, timeZone)).toISOString().slice(0, 10)

/** The day (`YYYY-MM-DD`) so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

type Moment = { day: string; time: string; timeZone: string }

/**
 * The instant at which the clocks of a place show a day (`YYYY-MM-DD`) and a time (`HH:MM:SS`). A time that
 * the change to summer time leaves out is an hour later; of one that comes twice it is the one or the other.
 */
export function instantAt({ day, time, timeZone }: Moment): Date {
  const shown = Date.parse(`${day}T${time}Z`)
  // The difference to UTC at a first guess may be that of the other side of a change; at the second it is not.
  const guess = shown - (shownAt(new Date(shown), timeZone) - shown)
  return new Date(shown - (shownAt(new Date(guess), timeZone) - guess))
}
