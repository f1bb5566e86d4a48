import type { Core } from '@strapi/strapi'
import { feltDayLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { withdrawReminders } from '../../messaging/mail/withdraw-emails'
import { feltDayUid } from '../../people/day-notes/felt-day-row'
import { findReminder, type ReminderRow, reminderUid } from '../../people/day-notes/reminder'
import { dayAt, hourAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import { lockUser } from '../users/lock-user'
import { findUser } from '../users/user-row'
import { pagesOf } from './pages-of'
import { withoutEmail } from './without-email'

type Moment = { day: string; hour: number }

/** Sends the reminder to rate the day to users with the current hour, unless they have rated it. */
export async function askForFeltDays(strapi: Core.Strapi, at: Date) {
  const moment = { day: dayAt(at, env.TIME_ZONE), hour: hourAt(at, env.TIME_ZONE) }
  const keyOf = ({ userId }: ReminderRow) => `feltReminder:${userId}:${moment.day}`
  const read = (after: number, limit: number): Promise<ReminderRow[]> =>
    strapi.db.query(reminderUid).findMany({
      where: { id: { $gt: after }, hour: moment.hour },
      orderBy: { id: 'asc' },
      limit,
    })
  for await (const rows of pagesOf(read)) {
    for (const row of await withoutEmail(strapi, rows, keyOf)) {
      await sendReminder(strapi, row.userId, { ...moment, dedupeKey: keyOf(row) })
    }
  }
}

const sendReminder = (
  strapi: Core.Strapi,
  userId: number,
  { day, hour, dedupeKey }: Moment & { dedupeKey: string },
) =>
  strapi.db.transaction(async () => {
    await lockUser(strapi, userId)
    const user = await findUser(strapi, userId)
    if (!user || user.blocked || (await findReminder(strapi, userId)) !== hour) return
    if ((await strapi.db.query(feltDayUid).count({ where: { userId, day } })) > 0) return
    // A delayed reminder of yesterday would arrive together with that of today.
    await withdrawReminders(strapi, userId)
    await queueMail(strapi, {
      mail: 'feltReminder',
      to: user.email,
      userId,
      data: { name: user.firstName, link: feltDayLink() },
      dedupeKey,
    })
  })
