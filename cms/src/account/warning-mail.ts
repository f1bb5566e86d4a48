import type { Core } from '@strapi/strapi'
import { timeText } from '../lib/local-form'
import { hashOf } from '../lib/secrets'
import { undoLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import type { UserRow } from '../users/user-row'
import { issueToken, tokenMs } from './one-use-tokens'

type Wish = {
  /** A new address was asked for, or has come into force. */
  mail: 'emailAsked' | 'emailChanged'
  /** The new one. */
  email: string
}

/** Tells the address that an account has until now, with a link that takes it all back, in the caller's transaction. */
export async function mailWarning(strapi: Core.Strapi, user: UserRow, { mail, email }: Wish) {
  const secret = await issueToken(strapi, { user, kind: 'undoEmail', email: user.email })
  await queueMail(strapi, {
    mail,
    to: user.email,
    userId: user.id,
    data: {
      name: user.firstName,
      email,
      link: undoLink(secret),
      hours: timeText(tokenMs('undoEmail')),
    },
    dedupeKey: `${mail}:${hashOf(secret)}`,
  })
}
