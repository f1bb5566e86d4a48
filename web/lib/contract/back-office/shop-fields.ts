import { z } from 'zod'
import { optionalLine } from '../account-fields'
import { isCalendarDate } from '../birth-date'
import { actionReason } from './action-reason'

const typed = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? 'missingField' : 'invalidField',
} as const

/** A minute in the deployment's time zone, in the format of a datetime-local input: `YYYY-MM-DDTHH:mm`. */
export const localMinute = z
  .string(typed)
  .max(16, { error: 'invalidDate', abort: true })
  .refine((text) => /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(text), {
    error: 'invalidDate',
    abort: true,
  })
  .refine((text) => isCalendarDate(text.slice(0, 10)), { error: 'noSuchDay' })

/** A required line. */
export const requiredLine = (longest: number) =>
  optionalLine(longest).refine((text) => text !== '', { error: 'missingField' })

type Unreadable = 'invalidAmount' | 'invalidWhole'

/** `unreadable`: the error for NaN, which a form sends for text that is no number. */
const countedFrom = (fewest: number, most: number, unreadable: Unreadable) =>
  z
    .number({
      error: ({ input }: { input?: unknown }) =>
        Number.isNaN(input) ? unreadable : typed.error({ input }),
    })
    .int({ error: 'invalidField' })
    .min(fewest, { error: 'invalidField' })
    .max(most, { error: 'invalidField' })

export const wholeFrom = (fewest: number, most: number) => countedFrom(fewest, most, 'invalidWhole')

/** PostgreSQL's largest integer. */
export const mostCounted = 2_147_483_647

/** Minor units. */
export const minorFrom = (fewest: number) => countedFrom(fewest, mostCounted, 'invalidAmount')

export const switchedBody = z.strictObject({
  isOff: z.boolean(typed),
  reason: actionReason,
})

/** A second confirmation, given after reading the consequences. */
export const mustBeTrue = z.literal(true, { error: 'invalidField' })
