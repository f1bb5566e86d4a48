import { z } from 'zod'
import { optionalLine } from '../account-fields'
import { isCalendarDate } from '../birth-date'
import { actReason } from './act-reason'

const typed = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? 'missingField' : 'invalidField',
} as const

/** A minute by the clocks of the deployment's time zone, as a form's field has it: `YYYY-MM-DDTHH:mm`. */
export const localMinute = z
  .string(typed)
  .max(16, { error: 'invalidDate', abort: true })
  .refine((text) => /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(text), {
    error: 'invalidDate',
    abort: true,
  })
  .refine((text) => isCalendarDate(text.slice(0, 10)), { error: 'noSuchDay' })

/** A line that has to be there. */
export const someLine = (longest: number) =>
  optionalLine(longest).refine((text) => text !== '', { error: 'missingField' })

export const wholeFrom = (fewest: number, most: number) =>
  z
    .number(typed)
    .int({ error: 'invalidField' })
    .min(fewest, { error: 'invalidField' })
    .max(most, { error: 'invalidField' })

export const switchedBody = z.strictObject({
  isOff: z.boolean(typed),
  reason: actReason,
})

/** A second yes: whoever sends it has read what follows, and typed the password a short while ago. */
export const secondYes = z.literal(true, { error: 'invalidField' })

/** PostgreSQL's largest integer. */
export const mostCounted = 2_147_483_647
