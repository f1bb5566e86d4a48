import type { Core } from '@strapi/strapi'
import { undoLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { timeText } from '../../platform/lib/local-form'
import { hashOf } from '../../platform/lib/secrets'
import type { UserRow } from '../users/user-row'
import { issueToken, tokenMs } from './one-use-tokens'

type Warning = {
  /** A new address was requested, or has become active. */
  mail: 'emailAsked' | 'emailChanged'
  /** The new one. */
  email: string
}

/** Warns the current address of an account, with a link that reverts the change, in the caller's transaction. */
export async function mailWarning(strapi: Core.Strapi, user: UserRow, { mail, email }: Warning) {
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
