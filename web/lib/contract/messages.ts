import { z } from 'zod'
import { emailAddress, personName } from './account-fields'
import { spamFields } from './spam'
import { writtenLines } from './written-lines'

export const messageLength = 4000

/**
 * POST /contact/message → 201: it is stored, and mailed when a recipient is configured. tooManyRequests; messageFailed
 * when it could not be stored. The same message again within the day is the same.
 */
export const newMessage = z.strictObject({
  name: personName,
  email: emailAddress,
  message: writtenLines(messageLength).refine((text) => text !== '', { error: 'missingField' }),
  ...spamFields,
})

export type NewMessage = z.output<typeof newMessage>

export const messageAnswer = z.object({ received: z.literal(true) })
