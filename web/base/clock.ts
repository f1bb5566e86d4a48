import { env } from '@/env'

const civilDate = new Intl.DateTimeFormat('en-CA', { timeZone: env.TIME_ZONE })

/** Today as `YYYY-MM-DD` in the deployment's time zone (spec §9, "Time"). */
export function today(): string {
  return civilDate.format(new Date())
}
