import { z } from 'zod'

/** Maximum size of a bounce message: the reason is at its beginning. */
export const mailEventBytes = 200 * 1024

const secret = z.string({ error: 'invalidField' }).max(200, { error: 'invalidField' })

const line = z.string({ error: 'invalidField' }).max(320, { error: 'invalidField' })

/** An event of a mail provider, in the format of Postmark's webhooks; web drops all other fields. */
export const mailEvent = z.strictObject({
  RecordType: line,
  Type: line.optional(),
  /** For a bounce or a complaint. */
  Email: line.optional(),
  /** For a delivery. */
  Recipient: line.optional(),
})

export type MailEvent = z.infer<typeof mailEvent>

/**
 * POST /mail/events with the shared secret → `{ noted }`: the number of addresses for which the event was stored. Input
 * is an event of the provider, or a whole message (RFC 3464, RFC 5965), its bytes decoded as Latin-1. invalidSignature
 * (400) for a wrong secret, and where none is configured.
 */
export const mailEventBody = z.strictObject({
  secret,
  event: mailEvent.optional(),
  message: z
    .string({ error: 'invalidField' })
    .max(mailEventBytes, { error: 'invalidField' })
    .optional(),
})

export const mailEventAnswer = z.object({ noted: z.number().int() })
