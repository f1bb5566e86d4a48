import type { FeedContent } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { tierOf } from '../../members/users/tier'
import { findUser } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { findSavedDate } from '../saved-dates/find-saved-date'
import { type FeedRow, feedUid } from './feed-row'

const hourMs = 60 * 60_000

/** The data of the calendar with this token. Throws notFound, also if its owner is blocked. */
export async function readFeed(strapi: Core.Strapi, token: string): Promise<FeedContent> {
  const row: FeedRow | null = await strapi.db.query(feedUid).findOne({ where: { token } })
  const user = row && (await findUser(strapi, row.userId))
  if (!row || !user?.birthDate || user.blocked) throw new AppError('notFound')
  await recordReading(strapi, row)
  const isPaying = tierOf(user, now()) !== 'free'
  const saved = row.savedDateId && isPaying ? row.savedDateId : undefined
  const person = saved ? await findSavedDate(strapi, user.id, saved) : undefined
  return {
    id: row.documentId,
    birth: user.birthDate,
    cycles: row.cycles,
    peaks: row.peaks,
    critical: row.critical,
    felt: row.felt ?? false,
    person: person ? { name: person.name, date: person.date } : null,
  }
}

/** Stored with the precision of an hour: the exact minute would track a device. */
async function recordReading({ db }: Core.Strapi, { id, readAt }: FeedRow) {
  const hour = Math.floor(now().getTime() / hourMs) * hourMs
  if (readAt && new Date(readAt).getTime() >= hour) return
  const data = { readAt: new Date(hour).toISOString() }
  await db.query(feedUid).updateMany({ where: { id }, data })
}
