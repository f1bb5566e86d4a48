import { z } from 'zod'
import { errorCode } from '@/server/api/refusal-in'
import { flashMessage } from '@/server/flash-message'

/** A refused contact message that was sent without JavaScript, and its errors. */
const refusedMessage = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Error code by field. */
  faults: z.record(z.string().max(20), errorCode),
  /** Error code of the whole form. */
  code: errorCode.optional(),
})

export type RefusedMessage = z.infer<typeof refusedMessage>

export const contactMessage = flashMessage({
  name: 'contact',
  path: '/contact',
  schema: refusedMessage,
})
