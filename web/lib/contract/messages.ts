import { z } from 'zod'
import { emailAddress, personName } from './account-fields'
import { spamFields } from './spam'
import { writtenLines } from './written-lines'

export const messageLength = 4000

/**
 * POST /contact/message → 201: the message is stored, and e-mailed when a recipient is configured. tooManyRequests;
 * messageFailed when it could not be stored. The same message again within a day is not stored twice.
 */
export const newMessage = z.strictObject({
  name: personName,
  email: emailAddress,
  message: writtenLines(messageLength).refine((text) => text !== '', { error: 'missingField' }),
  ...spamFields,
})

export type NewMessage = z.output<typeof newMessage>

export const messageAnswer = z.object({ received: z.literal(true) })
