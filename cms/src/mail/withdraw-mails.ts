import type { Core } from '@strapi/strapi'
import { followUp } from './mails'

const uid = 'api::outgoing-mail.outgoing-mail'

type Whose = {
  userId: number
  /** Only what editors wrote, because the newsletter was cancelled; else everything. */
  followUpsOnly?: boolean
}

/**
 * Deletes the letters to a person that have not left yet, in the transaction of the deactivation or of
 * the newsletter's end. Queue the last letter after it.
 */
export async function withdrawMails(strapi: Core.Strapi, { userId, followUpsOnly = false }: Whose) {
  const which = followUpsOnly ? { mail: followUp } : {}
  await strapi.db.query(uid).deleteMany({
    where: { userId, state: { $in: ['waiting', 'dead'] }, ...which },
  })
}
