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
 * POST /calendar/create → 201 a feed of the member's own cycles. With `savedDate`: also the good days shared with that
 * person; premiumRequired (403) without a plan, notFound for a saved date of another user. With `felt`: a question each
 * evening how the day was. birthDateMissing, tooManyFeeds (409); missingField at `peaks` when the feed would be empty.
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
  /** For the address /api/calendar/{token}.ics. */
  token: z.string(),
  cycles: z.array(z.enum(cycleKeys)),
  peaks: z.boolean(),
  critical: z.boolean(),
  felt: z.boolean(),
  /** Name of the saved person. */
  person: z.string().nullable(),
  createdAt: z.string(),
  /** Time of the last request by a calendar program, to the hour; null when there was none. */
  readAt: z.string().nullable(),
})

export type Feed = z.infer<typeof feedSchema>

const listedFeed = feedSchema.extend({
  /** null until the user has entered the password (decision password-confirmation). */
  token: z.string().nullable(),
})

export type ListedFeed = z.infer<typeof listedFeed>

/** GET /calendar/mine → the feeds, newest first. */
export const feedsAnswer = z.object({ feeds: z.array(listedFeed) })

/** POST /calendar/revoke → `{ id }`: the address returns 404 from then on. notFound. */
export const feedId = z.strictObject({ id: rowId })

/** GET /calendar/feed?token= → the data of the calendar; public to anyone with the address. notFound. */
export const feedQuery = z.strictObject({ token: linkToken })

export const feedContent = z.object({
  /** Used in the UIDs of the calendar's events; never changes. */
  id: z.string(),
  birth: z.string(),
  cycles: z.array(z.enum(cycleKeys)),
  peaks: z.boolean(),
  critical: z.boolean(),
  felt: z.boolean(),
  /** Time of the first request that found this content. */
  changedAt: z.string(),
  /** Also null when the plan has ended. */
  person: z.object({ name: z.string(), date: z.string() }).nullable(),
})

export type FeedContent = z.infer<typeof feedContent>
