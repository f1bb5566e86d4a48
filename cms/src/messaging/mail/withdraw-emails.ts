import type { Core } from '@strapi/strapi'
import { listMails, type MailName, sequenceMail } from './mails'
import { outboxUid } from './outbox-rows'

const notSent = { $in: ['waiting', 'dead'] }

/** Deletes the unsent e-mails of sequences to a user, in the transaction that cancels the newsletter. */
export async function withdrawSequenceEmails({ db }: Core.Strapi, userId: number) {
  await db.query(outboxUid).deleteMany({ where: { userId, state: notSent, mail: sequenceMail } })
}

/** The same for e-mails that an address gets from a list, or on request. */
export async function withdrawListEmails({ db }: Core.Strapi, recipient: string) {
  const mail = { $in: [...listMails] }
  await db.query(outboxUid).deleteMany({ where: { recipient, state: notSent, mail } })
}

/** The same for a user's reminders to rate a day. */
export async function withdrawReminders({ db }: Core.Strapi, userId: number) {
  const mail = 'feltReminder' satisfies MailName
  await db.query(outboxUid).deleteMany({ where: { userId, state: notSent, mail } })
}
