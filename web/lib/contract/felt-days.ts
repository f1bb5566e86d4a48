import { z } from 'zod'
import { optionalLine, rowId } from './account-fields'
import { calendarDate } from './dates'
import { feltReminderHours, feltScales, feltSteps, feltWordLength } from './felt-scales'

/** Most days of one answer: as many as the engine computes of a cycle (engine §7). */
export const mostFeltDays = 366

const step = z
  .number({ error: 'invalidField' })
  .int({ error: 'invalidField' })
  .min(feltSteps[0], { error: 'invalidField' })
  .max(feltSteps.length, { error: 'invalidField' })
  .nullable()
  .default(null)

/**
 * PUT /felt-day/{day} → the stored day, whole: a left out scale has no answer. Sent again it changes nothing; of two
 * for one day the one that was tapped later wins, in whichever order they arrive. missingField at `body` without any
 * answer; invalidDate and noSuchDay at `day`; feltDayOver, feltDayAhead, otherAccount (409).
 */
export const feltDayBody = z
  .strictObject({
    body: step,
    feeling: step,
    mind: step,
    word: optionalLine(feltWordLength).default(''),
    /** When it was tapped; now, where it is left out or still to come. */
    at: z.iso.datetime({ error: 'invalidField' }).max(40, { error: 'invalidField' }).optional(),
    /** The id of the user who tapped: taps waiting on a device are never stored for the next user of it. */
    whose: rowId.optional(),
  })
  .refine((felt) => feltScales.some((scale) => felt[scale] !== null), {
    error: 'missingField',
    path: [feltScales[0]],
  })

const rating = z.number().int().nullable()

export const feltDaySchema = z.object({
  /** `YYYY-MM-DD` by the deployment's clock (decision day-notes). */
  day: z.string(),
  body: rating,
  feeling: rating,
  mind: rating,
  word: z.string(),
  /** ISO 8601 with Z. */
  at: z.string(),
})

export type FeltDay = z.infer<typeof feltDaySchema>

/** GET /felt-day/mine?before= → one's own days, the newest first; with `before`, those before it. */
export const feltDaysQuery = z.strictObject({ before: calendarDate.optional() })

export const feltDaysAnswer = z.object({ days: z.array(feltDaySchema).max(mostFeltDays) })

/** DELETE /felt-day/{day} → `{ id }`, the day. notFound. */

/**
 * PUT /felt-reminder/mine `{ hour }` → the same: from now on a letter asks at that hour of the deployment's clock how the
 * day was, unless it was said; null for none. mailSuppressed (409) where the address wants no letters, or returns them.
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
