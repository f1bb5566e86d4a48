import type { Core } from '@strapi/strapi'
import { mayWrite } from '../mail-stops/stops'
import { findUser } from '../users/user-row'
import { isMailName, issueMail, listKindOf } from './mails'
import type { OutboxRow } from './outbox-rows'

/**
 * To whom a letter goes when its time has come. A letter about the account goes where its cause said; a
 * follow-up, which may have waited for months, goes to the address of today, and to nobody who has gone or
 * does not want the newsletter any more. Whatever is not about an account goes to nobody who wants none of it.
 */
export async function recipientOf(
  strapi: Core.Strapi,
  row: OutboxRow,
): Promise<string | undefined> {
  const to = await addressOf(strapi, row)
  const kind = listKindOf(row.mail)
  return to && kind && !(await mayWrite(strapi, to, kind)) ? undefined : to
}

async function addressOf(strapi: Core.Strapi, row: OutboxRow): Promise<string | undefined> {
  if (row.mail === issueMail) return readerOf(strapi, row)
  if (isMailName(row.mail) || !row.userId) return row.recipient ?? undefined
  const user = await findUser(strapi, row.userId)
  return user?.newsLetter && !user.blocked ? user.email : undefined
}

/** An issue goes to whoever is still on the list. */
async function readerOf({ db }: Core.Strapi, { recipient }: OutboxRow) {
  const where = { email: recipient, state: 'active' }
  const count = await db.query('api::newsletter-subscriber.newsletter-subscriber').count({ where })
  return recipient !== null && count > 0 ? recipient : undefined
}
