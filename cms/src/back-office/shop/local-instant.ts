import { instantAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'

/** The instant of a minute in the deployment's time zone (`localMinute`). */
export const localInstant = (minute: string): Date =>
  instantAt({ day: minute.slice(0, 10), time: `${minute.slice(11)}:00`, timeZone: env.TIME_ZONE })
