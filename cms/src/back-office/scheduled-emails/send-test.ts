import { randomUUID } from 'node:crypto'
import type { Block } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { siteLink } from '../../messaging/mail/links'
import { trial } from '../../messaging/mail/mails'
import { addToOutbox } from '../../messaging/mail/outbox'
import { emailWords } from '../../messaging/mail/render/words'
import { env } from '../../platform/lib/env'

type Test = { admin: UserRow; subject: string; body: readonly Block[] }

/** Sends an unsaved e-mail to the admin who writes it; its subject marks it as a trial. */
export async function sendTest(
  strapi: Core.Strapi,
  { admin: { email, firstName }, subject, body }: Test,
): Promise<{ email: string }> {
  await addToOutbox(strapi, {
    mail: trial,
    template: { subject: emailWords[env.LANGUAGE].trial(subject), body },
    to: email,
    userId: null,
    data: { name: firstName, link: siteLink() },
    dedupeKey: `${trial}:${randomUUID()}`,
  })
  return { email }
}
