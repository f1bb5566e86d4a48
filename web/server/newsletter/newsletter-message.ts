import { z } from 'zod'
import { errorCode } from '@/server/api/refusal-in'
import { flashMessage } from '@/server/flash-message'

/** The typed values of a form and its errors. */
const messageSchema = z.object({
  email: z.string().max(300),
  /** Error code by field. */
  faults: z.record(z.string().max(20), errorCode),
  /** Error code of the whole form. */
  code: errorCode.optional(),
})

export type NewsletterMessage = z.infer<typeof messageSchema>

export const newsletterMessage = flashMessage({
  name: 'newsletter',
  path: '/newsletter',
  schema: messageSchema,
})
