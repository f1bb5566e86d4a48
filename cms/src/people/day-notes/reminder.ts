import type { Core } from '@strapi/strapi'
import { lockUser, requireUserRow } from '../../members/users/lock-user'
import type { UserRow } from '../../members/users/user-row'
import { withdrawReminders } from '../../messaging/mail/withdraw-emails'
import { isMailAllowed } from '../../messaging/mail-suppressions/suppressions'
import { readReminderToken } from '../../messaging/mail-suppressions/tokens'
import { fieldError } from '../../platform/lib/app-error'
import { newDocumentId } from '../../platform/lib/new-row'

/** The hour of the deployment's clock at which a user is asked to rate the day; no row without a reminder. */
export type ReminderRow = { id: number; userId: number; hour: number }

export const reminderUid = 'api::felt-reminder.felt-reminder'

export async function findReminder({ db }: Core.Strapi, userId: number) {
  const row: ReminderRow | null = await db.query(reminderUid).findOne({ where: { userId } })
  return row?.hour
}

/** Sets the hour, or ends the reminder. Throws mailSuppressed if e-mails to the user are suppressed. */
export async function setReminder(
  strapi: Core.Strapi,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  hour: number | null,
) {
  if (hour !== null && !(await isMailAllowed(strapi, email, 'reminder'))) {
    throw fieldError('mailSuppressed', 'hour')
  }
  await strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    await endReminder(strapi, userId)
    if (hour === null) return
    await strapi.db
      .query(reminderUid)
      .create({ data: { documentId: newDocumentId(), userId, hour } })
  })
}

async function endReminder(strapi: Core.Strapi, userId: number) {
  await strapi.db.query(reminderUid).deleteMany({ where: { userId } })
  await withdrawReminders(strapi, userId)
}

/** Ends it by the link of a reminder e-mail; idempotent. False for an invalid token. */
export async function endReminderByToken(strapi: Core.Strapi, token: string): Promise<boolean> {
  const userId = readReminderToken(token)
  if (userId === undefined) return false
  await strapi.db.transaction(async () => {
    await lockUser(strapi, userId)
    await endReminder(strapi, userId)
  })
  return true
}
