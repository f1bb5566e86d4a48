import type { Core } from '@strapi/strapi'
import type { MailDataOf, MailName } from './mails'
import { addToOutbox } from './outbox'

type Wish<Name extends MailName> = {
  mail: Name
  to: string
  replyTo?: string | undefined
  userId: number | null
  data: MailDataOf<Name>
  /** Such as `resetPassword:<token's id>`: the same key again adds nothing, even at the same moment. */
  dedupeKey: string
  /** When it leaves; at once, unless told otherwise. */
  dueAt?: Date
}

/**
 * Puts a letter of the system into the outbox, in the transaction of its cause: both are there or
 * neither. It is sent right after the commit; nobody waits for that.
 */
export async function queueMail<Name extends MailName>(strapi: Core.Strapi, wish: Wish<Name>) {
  await addToOutbox(strapi, wish)
}
