import type { Core } from '@strapi/strapi'
import { followUp, listMails, type MailName } from './mails'
import { outboxUid } from './outbox-rows'

const notSent = { $in: ['waiting', 'dead'] }

/**
 * Deletes the letters of editors to a person that have not left yet, in the transaction in which the
 * newsletter is cancelled.
 */
export async function withdrawFollowUps({ db }: Core.Strapi, userId: number) {
  await db.query(outboxUid).deleteMany({ where: { userId, state: notSent, mail: followUp } })
}

/** The same of what an address gets because it stands on a list, or asked to. */
export async function withdrawListLetters({ db }: Core.Strapi, recipient: string) {
  const mail = { $in: [...listMails] }
  await db.query(outboxUid).deleteMany({ where: { recipient, state: notSent, mail } })
}

/** The same of those that ask somebody how a day was. */
export async function withdrawReminders({ db }: Core.Strapi, userId: number) {
  const mail = 'feltReminder' satisfies MailName
  await db.query(outboxUid).deleteMany({ where: { userId, state: notSent, mail } })
}
