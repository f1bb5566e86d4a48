import type { Core } from '@strapi/strapi'
import { queueMail } from '../mail/queue-mail'
import { confirmLink } from './links'
import { issueToken } from './one-use-tokens'
import { hashOf } from './secrets'
import type { UserRow } from './user-row'

/** Mails a fresh link that confirms an account's address, in the caller's transaction. */
export async function mailConfirmation(strapi: Core.Strapi, user: UserRow) {
  const { email, firstName, id } = user
  const secret = await issueToken(strapi, { user, kind: 'confirmEmail', email })
  await queueMail(strapi, {
    mail: 'confirmEmail',
    to: email,
    userId: id,
    data: { name: firstName, link: confirmLink(secret) },
    dedupeKey: `confirmEmail:${hashOf(secret)}`,
  })
}

/** Mails a link to an address that a user wants to have from now on. */
export async function mailChange(strapi: Core.Strapi, user: UserRow, email: string) {
  const { firstName, id } = user
  const secret = await issueToken(strapi, { user, kind: 'changeEmail', email })
  await queueMail(strapi, {
    mail: 'changeEmail',
    to: email,
    userId: id,
    data: { name: firstName, link: confirmLink(secret) },
    dedupeKey: `changeEmail:${hashOf(secret)}`,
  })
}
