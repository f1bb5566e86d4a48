import { z } from 'zod'
import { errorCode } from '@/server/api/refusal-in'
import { flashMessage } from '@/server/flash-message'

/** What was written to the house without a script, and why it was refused. */
const refusedMessage = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** By field. */
  faults: z.record(z.string().max(20), errorCode),
  /** Of the form as a whole. */
  code: errorCode.optional(),
})

export type RefusedMessage = z.infer<typeof refusedMessage>

export const contactMessage = flashMessage({
  name: 'contact',
  path: '/contact',
  schema: refusedMessage,
})
