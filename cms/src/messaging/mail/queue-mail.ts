import type { Core } from '@strapi/strapi'
import type { MailDataOf, MailName } from './mails'
import { addToOutbox } from './outbox'

type SystemMail<Name extends MailName> = {
  mail: Name
  to: string
  replyTo?: string | undefined
  userId: number | null
  data: MailDataOf<Name>
  /** Such as `resetPassword:<token's id>`: an e-mail with an existing key is not added again, even concurrently. */
  dedupeKey: string
  /** When it is sent; default: at once. */
  dueAt?: Date
}

/**
 * Adds a system e-mail to the outbox, in the transaction of its cause: both are stored or neither. It is sent after the
 * commit; the request does not wait for it.
 */
export async function queueMail<Name extends MailName>(
  strapi: Core.Strapi,
  outgoing: SystemMail<Name>,
) {
  await addToOutbox(strapi, outgoing)
}
