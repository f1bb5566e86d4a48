import { tz } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { env } from '@/env'

const here = tz(env.TIME_ZONE)
const inUtc = tz('UTC')

/** Today as `YYYY-MM-DD` in the deployment's time zone (spec §9, "Time"). */
export const today = (): string => formatISO(new Date(), { representation: 'date', in: here })

/** When a date (`YYYY-MM-DD`) begins in the deployment's time zone. */
export const startOf = (day: string): Date => new Date(parseISO(day, { in: here }).getTime())

/** Adds days to a date (`YYYY-MM-DD`). */
export const dayAfter = (day: string, days: number): string =>
  formatISO(addDays(day, days, { in: inUtc }), { representation: 'date' })
