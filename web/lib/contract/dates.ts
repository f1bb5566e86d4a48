import { z } from 'zod'
import { calendarFault, dateFault } from './birth-date'
import type { DateFault } from './date-faults'

export const dateLength = 'YYYY-MM-DD'.length

/** A date that is refused with what is wrong with it; what is no text, or too long a one, is invalidDate. */
const validDate = (faultOf: (text: string) => DateFault | undefined) =>
  z
    .string({ error: 'invalidDate' })
    .max(dateLength, { error: 'invalidDate', abort: true })
    .superRefine((text, context) => {
      const fault = faultOf(text)
      if (fault) context.addIssue({ code: 'custom', message: fault, continue: false })
    })

/** `YYYY-MM-DD`, 1900-01-01 up to `today` (the civil date in the deployment's time zone), else a DateFault. */
export const birthDate = (today: string) => validDate((text) => dateFault(text, { latest: today }))

/** `YYYY-MM-DD` of any day that exists, else invalidDate or noSuchDay. */
export const calendarDate = validDate(calendarFault)
