import { z } from 'zod'

/** Of a message that came back: what tells why stands at its beginning. */
export const mailEventBytes = 200 * 1024

const secret = z.string({ error: 'invalidField' }).max(200, { error: 'invalidField' })

const line = z.string({ error: 'invalidField' }).max(320, { error: 'invalidField' })

/** What a mail provider tells of a letter, in the shape of Postmark's webhooks; the rest of it web leaves away. */
export const mailEvent = z.strictObject({
  RecordType: line,
  Type: line.optional(),
  /** Of a bounce or a complaint. */
  Email: line.optional(),
  /** Of a delivery. */
  Recipient: line.optional(),
})

export type MailEvent = z.infer<typeof mailEvent>

/**
 * POST /mail/events with the shared secret → `{ noted }`: to how many addresses something happened that we keep. What
 * came is a provider's event, or a whole message (RFC 3464, RFC 5965), byte by byte as Latin-1. invalidSignature (400)
 * for another secret, and where none is set.
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
