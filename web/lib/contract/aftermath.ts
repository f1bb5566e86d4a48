import { z } from 'zod'
import { moneySchema } from './money'

/**
 * What became of something after it was paid, where it is not simply theirs any more. resting: a bank asks for its money,
 * and what it brought rests until that is settled; over: its money went back, and what it brought has ended; partly: a part
 * of its money went back, and what it brought stays.
 */
export const aftermathSchema = z.object({
  is: z.enum(['resting', 'over', 'partly']),
  /** ISO 8601 with Z. */
  since: z.string(),
  /** What went back so far; null for whoever did not pay. */
  returned: moneySchema.nullable(),
})

export type Aftermath = z.infer<typeof aftermathSchema>
