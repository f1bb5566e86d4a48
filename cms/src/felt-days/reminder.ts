import type { Core } from '@strapi/strapi'
import { fieldError } from '../lib/app-error'
import { newDocumentId } from '../lib/new-row'
import { withdrawReminders } from '../mail/withdraw-letters'
import { mayWrite } from '../mail-stops/stops'
import { readReminderToken } from '../mail-stops/tokens'
import { lockUser, requireUserRow } from '../users/lock-user'
import type { UserRow } from '../users/user-row'

/** At what hour of the deployment's clock somebody is asked how the day was; no row for whoever is not. */
export type ReminderRow = { id: number; userId: number; hour: number }

export const reminderUid = 'api::felt-reminder.felt-reminder'

export async function findReminder({ db }: Core.Strapi, userId: number) {
  const row: ReminderRow | null = await db.query(reminderUid).findOne({ where: { userId } })
  return row?.hour
}

/** Asks from now on at that hour, or no more. Throws lettersStopped where nothing may be sent. */
export async function keepReminder(
  strapi: Core.Strapi,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  hour: number | null,
) {
  if (hour !== null && !(await mayWrite(strapi, email, 'reminder'))) {
    throw fieldError('lettersStopped', 'hour')
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

/** By the link of such a letter, as often as one likes. False for a token that is of no such letter. */
export async function endReminderByToken(strapi: Core.Strapi, token: string): Promise<boolean> {
  const userId = readReminderToken(token)
  if (userId === undefined) return false
  await strapi.db.transaction(async () => {
    await lockUser(strapi, userId)
    await endReminder(strapi, userId)
  })
  return true
}
