import type { Core } from '@strapi/strapi'
import { findUser } from '../../members/users/user-row'
import { isMailAllowed } from '../mail-suppressions/suppressions'
import { isMailName, issueMail, listKindOf } from './mails'
import type { OutboxRow } from './outbox-rows'

/**
 * The recipient of a due e-mail; undefined if it must not be sent. An e-mail about an account goes to the stored
 * address. An e-mail of a sequence goes to the current address, unless the account is gone or no longer wants the
 * newsletter. E-mails that are not about an account respect suppressions.
 */
export async function recipientOf(
  strapi: Core.Strapi,
  row: OutboxRow,
): Promise<string | undefined> {
  const to = await addressOf(strapi, row)
  const kind = listKindOf(row.mail)
  return to && kind && !(await isMailAllowed(strapi, to, kind)) ? undefined : to
}

async function addressOf(strapi: Core.Strapi, row: OutboxRow): Promise<string | undefined> {
  if (row.mail === issueMail) return readerOf(strapi, row)
  if (isMailName(row.mail) || !row.userId) return row.recipient ?? undefined
  const user = await findUser(strapi, row.userId)
  return user?.newsLetter && !user.blocked ? user.email : undefined
}

/** An issue goes only to active subscribers. */
async function readerOf({ db }: Core.Strapi, { recipient }: OutboxRow) {
  const where = { email: recipient, state: 'active' }
  const count = await db.query('api::newsletter-subscriber.newsletter-subscriber').count({ where })
  return recipient !== null && count > 0 ? recipient : undefined
}
