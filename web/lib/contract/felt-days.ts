import { z } from 'zod'
import { optionalLine, rowId } from './account-fields'
import { calendarDate } from './dates'
import { feltReminderHours, feltScales, feltSteps, feltWordLength } from './felt-scales'

/** Most days of one response: the maximum range of the engine (engine §7). */
export const mostFeltDays = 366

const step = z
  .number({ error: 'invalidField' })
  .int({ error: 'invalidField' })
  .min(feltSteps[0], { error: 'invalidField' })
  .max(feltSteps.length, { error: 'invalidField' })
  .nullable()
  .default(null)

/**
 * PUT /felt-day/{day} → the stored day; it is replaced as a whole, so a missing scale has no rating. Idempotent; of two
 * requests for one day the one with the later `at` wins, in any order of arrival. missingField at `body` without any
 * rating; invalidDate and noSuchDay at `day`; feltDayOver, feltDayAhead, otherAccount (409).
 */
export const feltDayBody = z
  .strictObject({
    body: step,
    feeling: step,
    mind: step,
    word: optionalLine(feltWordLength).default(''),
    /** Time of the tap; now by default, or when it is in the future. */
    at: z.iso.datetime({ error: 'invalidField' }).max(40, { error: 'invalidField' }).optional(),
    /** The id of the user who tapped: taps queued on a device must not be stored for the next user of the device. */
    userId: rowId.optional(),
  })
  .refine((felt) => feltScales.some((scale) => felt[scale] !== null), {
    error: 'missingField',
    path: [feltScales[0]],
  })

const rating = z.number().int().nullable()

export const feltDaySchema = z.object({
  /** `YYYY-MM-DD` in the deployment's time zone (decision day-notes). */
  day: z.string(),
  body: rating,
  feeling: rating,
  mind: rating,
  word: z.string(),
  /** ISO 8601 with Z. */
  at: z.string(),
})

export type FeltDay = z.infer<typeof feltDaySchema>

/** GET /felt-day/mine?before= → the caller's days, newest first; with `before`, only days before it. */
export const feltDaysQuery = z.strictObject({ before: calendarDate.optional() })

export const feltDaysAnswer = z.object({ days: z.array(feltDaySchema).max(mostFeltDays) })

/** DELETE /felt-day/{day} → `{ id }`, the day. notFound. */

/**
 * PUT /felt-reminder/mine `{ hour }` → the same: sends a daily e-mail at that hour in the deployment's time zone when the
 * day has no rating yet; null: no e-mail. mailSuppressed (409) where the address unsubscribed or bounces.
 */
export const feltReminderBody = z.strictObject({
  hour: z
    .number({ error: 'invalidField' })
    .int({ error: 'invalidField' })
    .min(feltReminderHours.first, { error: 'invalidField' })
    .max(feltReminderHours.last, { error: 'invalidField' })
    .nullable(),
})

/** GET /felt-reminder/mine → `{ hour }`, null for none. */
export const feltReminderAnswer = z.object({ hour: z.number().int().nullable() })
