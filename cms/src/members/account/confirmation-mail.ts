import type { ChosenPerson } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { confirmLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { hashOf } from '../../platform/lib/secrets'
import type { UserRow } from '../users/user-row'
import { issueToken } from './one-use-tokens'

type Confirmation = {
  /** For a new account, or for an address change: the link's kind is also the e-mail's name. */
  mail: 'confirmEmail' | 'changeEmail'
  to: string
  /** Path of this site to continue at. */
  redirectUrl?: string | undefined
  /** The people of the order at that path: stored with the link, not in a URL. */
  chosenPeople?: ChosenPerson[] | undefined
}

/** E-mails a new link that confirms an address, in the caller's transaction. */
export async function mailConfirmation(
  strapi: Core.Strapi,
  user: UserRow,
  confirmation: Confirmation,
) {
  const { mail, to, redirectUrl, chosenPeople } = confirmation
  const secret = await issueToken(strapi, { user, kind: mail, email: to, chosenPeople })
  await queueMail(strapi, {
    mail,
    to,
    userId: user.id,
    data: { name: user.firstName, link: confirmLink(secret, redirectUrl) },
    dedupeKey: `${mail}:${hashOf(secret)}`,
  })
}
