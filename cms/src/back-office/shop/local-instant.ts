import { instantAt } from '../../lib/dates'
import { env } from '../../lib/env'

/** The instant of a minute by the clocks here (`localMinute`). */
export const localInstant = (minute: string): Date =>
  instantAt({ day: minute.slice(0, 10), time: `${minute.slice(11)}:00`, timeZone: env.TIME_ZONE })
