import type { Core } from '@strapi/strapi'
import type { MailDataOf, MailName } from './mails'
import { addToOutbox } from './outbox'

type Wish<Name extends MailName> = {
  mail: Name
  to: string
  replyTo?: string | undefined
  userId: number | null
  data: MailDataOf<Name>
  /** Such as `resetPassword:<token's id>`: a letter with an existing key is not added again, even concurrently. */
  dedupeKey: string
  /** When it is sent; default: at once. */
  dueAt?: Date
}

/**
 * Adds a system letter to the outbox, in the transaction of its cause: both are stored or neither. It is sent after the
 * commit; the request does not wait for it.
 */
export async function queueMail<Name extends MailName>(strapi: Core.Strapi, wish: Wish<Name>) {
  await addToOutbox(strapi, wish)
}
