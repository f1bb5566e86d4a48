import type { Core } from '@strapi/strapi'
import { feltDayUid } from '../felt-days/felt-day-row'
import { findReminder, type ReminderRow, reminderUid } from '../felt-days/reminder'
import { dayAt, hourAt } from '../lib/dates'
import { env } from '../lib/env'
import { feltDayLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { withdrawReminders } from '../mail/withdraw-letters'
import { lockUser } from '../users/lock-user'
import { findUser } from '../users/user-row'
import { pagesOf } from './pages-of'
import { withoutLetter } from './without-letter'

type Moment = { day: string; hour: number }

/** Asks those whose hour it is how the day was, unless they have said it. */
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
    for (const row of await withoutLetter(strapi, rows, keyOf)) {
      await ask(strapi, row.userId, { ...moment, dedupeKey: keyOf(row) })
    }
  }
}

const ask = (
  strapi: Core.Strapi,
  userId: number,
  { day, hour, dedupeKey }: Moment & { dedupeKey: string },
) =>
  strapi.db.transaction(async () => {
    await lockUser(strapi, userId)
    const user = await findUser(strapi, userId)
    if (!user || user.blocked || (await findReminder(strapi, userId)) !== hour) return
    if ((await strapi.db.query(feltDayUid).count({ where: { userId, day } })) > 0) return
    // One that a mail server kept waiting since yesterday would come beside today's.
    await withdrawReminders(strapi, userId)
    await queueMail(strapi, {
      mail: 'feltReminder',
      to: user.email,
      userId,
      data: { name: user.firstName, link: feltDayLink() },
      dedupeKey,
    })
  })
