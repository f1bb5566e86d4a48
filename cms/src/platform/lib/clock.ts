import { dayAt } from './dates'
import { env } from './env'

let readClock = () => new Date()

/** The current time. No other module reads the system clock (spec §9, "Time"). */
export const now = () => readClock()

/** Today as `YYYY-MM-DD` in the deployment's time zone. */
export const today = () => dayAt(now(), env.TIME_ZONE)

/** For tests: replaces the clock of `now`; without an argument, restores the system clock. */
export function setClock(clock: () => Date = () => new Date()) {
  readClock = clock
}
