import { randomUUID } from 'node:crypto'
import { env } from '../../platform/lib/env'
import { messageIdOf, sendPlain } from './transport'

/** Sends a text to OPERATOR_EMAIL, outside of the outbox: it may be about the outbox. Rejects like `sendBySmtp`. */
export async function mailOperator({ subject, body }: { subject: string; body: string }) {
  if (!env.OPERATOR_EMAIL) return
  await sendPlain({
    to: env.OPERATOR_EMAIL,
    subject,
    text: body,
    messageId: messageIdOf({ documentId: randomUUID() }),
  })
}
