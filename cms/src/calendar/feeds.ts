import { type Feed, type FeedContent, mostFeeds, type newFeed } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { z } from 'zod'
import { requireUserRow } from '../users/lock-user'
import { newSecret } from '../lib/secrets'
import { tierOf } from '../users/tier'
import { findUser, type UserRow } from '../users/user-row'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { newDocumentId } from '../lib/new-row'
import { findSavedDate, namesOfSavedDates } from '../saved-dates/find-saved-date'

type Row = Pick<Feed, 'cycles' | 'peaks' | 'critical'> & {
  id: number
  documentId: string
  userId: number
  /** Readable, not hashed: its owner looks the address up again, and all that it opens is this calendar. */
  token: string
  savedDateId: string | null
  createdAt: string
  readAt: string | null
}

const uid = 'api::calendar-feed.calendar-feed'

const hourMs = 60 * 60_000

const instant = (text: string) => new Date(text).toISOString()

function answerOf(row: Row, person: string | undefined): Feed {
  const { documentId: id, token, cycles, peaks, critical, createdAt, readAt } = row
  return {
    id,
    token,
    cycles,
    peaks,
    critical,
    person: person ?? null,
    createdAt: instant(createdAt),
    readAt: readAt && instant(readAt),
  }
}

/** The calendar feeds of one user; by its address a feed is read by anybody. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Throws premiumRequired, birthDateMissing, notFound for another's saved date, tooManyFeeds. */
  async create(user: UserRow, { savedDate, ...shown }: z.output<typeof newFeed>): Promise<Feed> {
    if (savedDate && tierOf(user, now()) === 'free') throw new AppError('premiumRequired')
    if (!user.birthDate) throw new AppError('birthDateMissing')
    return strapi.db.transaction(async () => {
      await requireUserRow(strapi, user.id)
      const person = savedDate ? await findSavedDate(strapi, user.id, savedDate) : undefined
      if (savedDate && !person) throw new AppError('notFound')
      const feeds = strapi.db.query(uid)
      const where = { userId: user.id }
      if ((await feeds.count({ where })) >= mostFeeds) throw new AppError('tooManyFeeds')
      const data = {
        ...shown,
        ...where,
        documentId: newDocumentId(),
        token: newSecret(),
        savedDateId: savedDate,
      }
      return answerOf(await feeds.create({ data }), person?.name)
    })
  },

  /** The newest first; at most ten, so all of them. */
  async mine(userId: number): Promise<Feed[]> {
    const rows: Row[] = await strapi.db
      .query(uid)
      .findMany({ where: { userId }, orderBy: { id: 'desc' } })
    const ids = rows.flatMap((row) => row.savedDateId ?? [])
    const names = await namesOfSavedDates(strapi, userId, ids)
    return rows.map((row) => answerOf(row, names.get(row.savedDateId ?? '')))
  },

  /** Throws notFound unless the feed is the user's own. */
  async revoke(userId: number, id: string) {
    const where = { userId, documentId: id }
    const { count } = await strapi.db.query(uid).deleteMany({ where })
    if (count === 0) throw new AppError('notFound')
    return { id }
  },

  /** What the calendar with this address is made of. Throws notFound, also when its owner is blocked. */
  async read(token: string): Promise<FeedContent> {
    const row: Row | null = await strapi.db.query(uid).findOne({ where: { token } })
    const user = row && (await findUser(strapi, row.userId))
    if (!row || !user?.birthDate || user.blocked) throw new AppError('notFound')
    await noteReading(strapi, row)
    const isPaying = tierOf(user, now()) !== 'free'
    const saved = row.savedDateId && isPaying ? row.savedDateId : undefined
    const person = saved ? await findSavedDate(strapi, user.id, saved) : undefined
    return {
      id: row.documentId,
      birth: user.birthDate,
      cycles: row.cycles,
      peaks: row.peaks,
      critical: row.critical,
      person: person ? { name: person.name, date: person.date } : null,
    }
  },
})

/** To the hour: that a calendar reads is worth knowing, at which minute somebody's telephone woke is not. */
async function noteReading({ db }: Core.Strapi, { id, readAt }: Row) {
  const hour = Math.floor(now().getTime() / hourMs) * hourMs
  if (readAt && new Date(readAt).getTime() >= hour) return
  await db.query(uid).updateMany({ where: { id }, data: { readAt: new Date(hour).toISOString() } })
}
