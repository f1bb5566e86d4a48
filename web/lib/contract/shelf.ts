import { z } from 'zod'
import { analysisKinds } from './analysis-kinds'
import { readingSchema } from './readings'

/**
 * State of a user's analysis. processing: their bank pays later; written: it is paid and not there yet; review: a wrong
 * amount was paid; failed: the bank did not pay; suspended, over: a dispute or refund of its money (`orderStatusSchema`).
 */
export const shelfStates = [
  'processing',
  'written',
  'review',
  'failed',
  'ready',
  'suspended',
  'over',
] as const

export const shelfEntry = z.object({
  order: z.string(),
  /** null while there is none. */
  analysis: z.string().nullable(),
  kind: z.enum(analysisKinds),
  /** Its people, as their owner typed them. */
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
