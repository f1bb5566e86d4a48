import { z } from 'zod'
import { isBirthDate, isCalendarDate } from './birth-date'

export const dateLength = 'YYYY-MM-DD'.length

/** `YYYY-MM-DD`, 1900-01-01 up to `today` (the civil date in the deployment's time zone); else invalidDate. */
export const birthDate = (today: string) =>
  z
    .string({ error: 'invalidDate' })
    .max(dateLength, { error: 'invalidDate', abort: true })
    .refine((text) => isBirthDate(text, today), { error: 'invalidDate', abort: true })

/** `YYYY-MM-DD` of any day that exists, else invalidDate. */
export const calendarDate = z
  .string({ error: 'invalidDate' })
  .max(dateLength, { error: 'invalidDate', abort: true })
  .refine(isCalendarDate, { error: 'invalidDate', abort: true })
