import { z } from 'zod'
import { errorCode } from '@/server/api/refusal-in'
import { flashMessage } from '@/server/flash-message'

/** What a form had, and what was wrong with it. */
const messageSchema = z.object({
  email: z.string().max(300),
  /** By field. */
  faults: z.record(z.string().max(20), errorCode),
  /** Of the form as a whole. */
  code: errorCode.optional(),
})

export type NewsletterMessage = z.infer<typeof messageSchema>

export const newsletterMessage = flashMessage({
  name: 'newsletter',
  path: '/newsletter',
  schema: messageSchema,
})
