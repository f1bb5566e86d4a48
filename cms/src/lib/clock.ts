import { dayAt } from './dates'
import { env } from './env'

let readClock = () => new Date()

/** The instant. Nobody else asks the system for the time (spec §9, "Time"). */
export const now = () => readClock()

/** Today as `YYYY-MM-DD` in the deployment's time zone. */
export const today = () => dayAt(now(), env.TIME_ZONE)

/** For tests: what `now` answers from here on; without an argument, the system's clock again. */
export function setClock(clock: () => Date = () => new Date()) {
  readClock = clock
}
