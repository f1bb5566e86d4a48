import type { Core } from '@strapi/strapi'
import { followUp } from './mails'

/**
 * Deletes the letters of editors to a person that have not left yet, in the transaction in which the
 * newsletter is cancelled.
 */
export async function withdrawFollowUps({ db }: Core.Strapi, userId: number) {
  await db.query('api::outgoing-mail.outgoing-mail').deleteMany({
    where: { userId, state: { $in: ['waiting', 'dead'] }, mail: followUp },
  })
}
