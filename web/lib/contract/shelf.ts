import { z } from 'zod'
import { analysisKinds } from './analysis-kinds'
import { readingSchema } from './readings'

/**
 * State of a user's analysis. processing: the bank pays later; written: paid, being composed; review: a wrong amount was
 * paid; failed: the payment failed; suspended, over: its payment was disputed or refunded (`orderStatusSchema`).
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
  /** Id of the analysis; null while there is none. */
  analysis: z.string().nullable(),
  kind: z.enum(analysisKinds),
  /** Its people, as typed by the owner. */
  people: z.array(z.object({ name: z.string(), date: z.string() })),
  state: z.enum(shelfStates),
  /** Date of the order or the analysis, ISO 8601 with Z. */
  since: z.string(),
  /** null: not opened yet. */
  reading: readingSchema.nullable(),
})

export type ShelfEntry = z.infer<typeof shelfEntry>

/** GET /analysis/mine → all analyses of the caller, most recently read or created first; at most 200. */
export const shelfAnswer = z.object({ analyses: z.array(shelfEntry) })
