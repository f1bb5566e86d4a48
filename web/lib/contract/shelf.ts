import { z } from 'zod'
import { analysisKinds } from './analyses'
import { readingSchema } from './readings'

/**
 * Where an analysis of somebody's stands. underway: their bank pays later; written: it is paid and not there yet;
 * review: something was paid that is not the price; failed: the bank did not pay; resting, over: what became of its
 * money (`aftermathSchema`).
 */
export const shelfStates = [
  'underway',
  'written',
  'review',
  'failed',
  'ready',
  'resting',
  'over',
] as const

export const shelfEntry = z.object({
  order: z.string(),
  /** null while there is none. */
  analysis: z.string().nullable(),
  kind: z.enum(analysisKinds),
  /** Whom it is about: their owner's own words. */
  people: z.array(z.object({ name: z.string(), date: z.string() })),
  state: z.enum(shelfStates),
  /** Since when it stands there, ISO 8601 with Z. */
  since: z.string(),
  /** null: not opened yet. */
  reading: readingSchema.nullable(),
})

export type ShelfEntry = z.infer<typeof shelfEntry>

/** GET /analysis/mine → all analyses of one's own, what was read or came last first; at most 200. */
export const shelfAnswer = z.object({ analyses: z.array(shelfEntry) })
