import { z } from 'zod'
import { calendarFault, dateFault } from './birth-date'
import type { DateFault } from './date-faults'

export const dateLength = 'YYYY-MM-DD'.length

/** A date schema; a fault gives its error code. A value that is no string, or too long, is invalidDate. */
const validDate = (faultOf: (text: string) => DateFault | undefined) =>
  z
    .string({ error: 'invalidDate' })
    .max(dateLength, { error: 'invalidDate', abort: true })
    .superRefine((text, context) => {
      const fault = faultOf(text)
      if (fault) context.addIssue({ code: 'custom', message: fault, continue: false })
    })

/** `YYYY-MM-DD`, 1900-01-01 to `today` (the civil date in the deployment's time zone), else a DateFault. */
export const birthDate = (today: string) => validDate((text) => dateFault(text, { latest: today }))

/** `YYYY-MM-DD` of any existing day, else invalidDate or noSuchDay. */
export const calendarDate = validDate(calendarFault)
