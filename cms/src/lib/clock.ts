import { env } from './env'

let readClock = () => new Date()

const civilDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: env.TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The instant. Nobody else asks the system for the time (spec §9, "Time"). */
export const now = () => readClock()

/** The day of an instant as `YYYY-MM-DD` in the deployment's time zone. */
export const civilDay = (instant: Date) => civilDate.format(instant)

/** Today as `YYYY-MM-DD` in the deployment's time zone. */
export const today = () => civilDay(now())

/** For tests: what `now` answers from here on; without an argument, the system's clock again. */
export function setClock(clock: () => Date = () => new Date()) {
  readClock = clock
}
