import { createHash } from 'node:crypto'
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
  const isPaying = tierOf(user, now()) !== 'free'
  const saved = row.savedDateId && isPaying ? row.savedDateId : undefined
  const person = saved ? await findSavedDate(strapi, user.id, saved) : undefined
  const content = {
    id: row.documentId,
    birth: user.birthDate,
    cycles: row.cycles,
    peaks: row.peaks,
    critical: row.critical,
    felt: row.felt ?? false,
    person: person ? { name: person.name, date: person.date } : null,
  }
  return { ...content, changedAt: await recordReading(strapi, row, content) }
}

/**
 * Stores the time of a reading, with the precision of an hour (the exact minute would track a device), and when the content
 * changed: another date, name or plan, a deleted person. Returns the time of that change.
 */
async function recordReading({ db }: Core.Strapi, row: FeedRow, content: object): Promise<string> {
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const isSame = row.contentHash === contentHash
  const hour = Math.floor(now().getTime() / hourMs) * hourMs
  const isCounted = row.readAt && new Date(row.readAt).getTime() >= hour
  const changedAt = new Date((isSame && row.changedAt) || now()).toISOString()
  if (!isCounted || !isSame) {
    const data = { readAt: new Date(hour).toISOString(), contentHash, changedAt }
    await db.query(feedUid).updateMany({ where: { id: row.id }, data })
  }
  return changedAt
}
