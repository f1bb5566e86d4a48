import { type CycleKey, chakras } from '@krono/chart'
import { z } from 'zod'
import { linkToken, rowId, yesOrNo } from './account-fields'
import { listOf } from './list-of'

/** Most calendar feeds of a user. */
export const mostFeeds = 10

const cycleKeys = chakras.map((row) => row.cycle) as [CycleKey, ...CycleKey[]]

const cycles = listOf(z.enum(cycleKeys, { error: 'invalidField' }), {
  fewest: 1,
  most: cycleKeys.length,
}).refine((keys) => new Set(keys).size === keys.length, { error: 'invalidField' })

/**
 * POST /calendar/create → 201 a feed of the member's own cycles; with `savedDate`, also the good days shared
 * with that person: premiumRequired (403) without a plan, notFound for another's. birthDateMissing,
 * tooManyFeeds (409); missingField at `peaks` when nothing is to be shown. With `felt` it asks each evening how the day
 * was.
 */
export const newFeed = z
  .strictObject({
    cycles,
    peaks: yesOrNo.default(true),
    critical: yesOrNo.default(true),
    felt: yesOrNo.default(false),
    savedDate: rowId.nullable().default(null),
  })
  .refine((body) => body.peaks || body.critical || body.felt || body.savedDate !== null, {
    error: 'missingField',
    path: ['peaks'],
  })

export const feedSchema = z.object({
  id: z.string(),
  /** What its address ends with: /api/calendar/{token}.ics. */
  token: z.string(),
  cycles: z.array(z.enum(cycleKeys)),
  peaks: z.boolean(),
  critical: z.boolean(),
  felt: z.boolean(),
  /** The chosen person's name. */
  person: z.string().nullable(),
  createdAt: z.string(),
  /** When a calendar asked last, to the hour; null when none has yet. */
  readAt: z.string().nullable(),
})

export type Feed = z.infer<typeof feedSchema>

const listedFeed = feedSchema.extend({
  /** null until the password was typed (decision password-confirmation). */
  token: z.string().nullable(),
})

export type ListedFeed = z.infer<typeof listedFeed>

/** GET /calendar/mine → the newest first. */
export const feedsAnswer = z.object({ feeds: z.array(listedFeed) })

/** POST /calendar/revoke → `{ id }`: calendars get nothing from then on. notFound. */
export const feedId = z.strictObject({ id: rowId })

/** GET /calendar/feed?token= → the content of the calendar; open to anyone with the address. notFound. */
export const feedQuery = z.strictObject({ token: linkToken })

export const feedContent = z.object({
  /** Names the feed in the calendar's events; stays the same. */
  id: z.string(),
  birth: z.string(),
  cycles: z.array(z.enum(cycleKeys)),
  peaks: z.boolean(),
  critical: z.boolean(),
  felt: z.boolean(),
  /** Null too when the plan is over. */
  person: z.object({ name: z.string(), date: z.string() }).nullable(),
})

export type FeedContent = z.infer<typeof feedContent>
