import type { Core } from '@strapi/strapi'
import { findUser } from '../users/user-row'
import { isMailName } from './mails'
import type { OutboxRow } from './outbox-rows'

/**
 * To whom a letter goes when its time has come. A letter about the account goes where its cause said; a
 * follow-up, which may have waited for months, goes to the address of today, and to nobody who has gone or
 * does not want the newsletter any more.
 */
export async function recipientOf(
  strapi: Core.Strapi,
  row: OutboxRow,
): Promise<string | undefined> {
  if (isMailName(row.mail) || !row.userId) return row.recipient ?? undefined
  const user = await findUser(strapi, row.userId)
  return user?.newsLetter && !user.blocked ? user.email : undefined
}
