import type { Core } from '@strapi/strapi'
import { hashOf } from '../lib/secrets'
import { confirmLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import type { UserRow } from '../users/user-row'
import { issueToken } from './one-use-tokens'

type Wish = {
  /** Of a new account, or of an address that a user changes to: the link's kind is the letter's name. */
  mail: 'confirmEmail' | 'changeEmail'
  to: string
  /** Path of this site where one goes on. */
  redirectUrl?: string | undefined
}

/** Mails a fresh link that confirms an address, in the caller's transaction. */
export async function mailConfirmation(strapi: Core.Strapi, user: UserRow, wish: Wish) {
  const { mail, to, redirectUrl } = wish
  const secret = await issueToken(strapi, { user, kind: mail, email: to })
  await queueMail(strapi, {
    mail,
    to,
    userId: user.id,
    data: { name: user.firstName, link: confirmLink(secret, redirectUrl) },
    dedupeKey: `${mail}:${hashOf(secret)}`,
  })
}
