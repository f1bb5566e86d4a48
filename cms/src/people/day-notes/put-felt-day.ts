import { type FeltDay, feltDaysBack, type Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import type { UserRow } from '../../members/users/user-row'
import { withdrawReminders } from '../../messaging/mail/withdraw-emails'
import { fieldError } from '../../platform/lib/app-error'
import { now, today } from '../../platform/lib/clock'
import { dayAfter } from '../../platform/lib/dates'
import { newDocumentId } from '../../platform/lib/new-row'
import { type FeltDayRow, feltDayOf, feltDayUid } from './felt-day-row'
import { readDay } from './read-day'

type FeltDayInput = { day: string; felt: Inputs['putFeltDay'] }

/**
 * Stores the rating of a day. The user's row is locked, so that of two devices the later entry wins, and an entry
 * delayed by a missing network does not overwrite a newer one. Throws invalidDate, feltDayOver, feltDayAhead,
 * otherAccount.
 */
export async function putFeltDay(
  strapi: Core.Strapi,
  user: UserRow,
  { day: text, felt: { userId, at, ...values } }: FeltDayInput,
): Promise<FeltDay> {
  if (userId !== undefined && userId !== user.documentId) throw fieldError('otherAccount', 'userId')
  const day = readOpenDay(text)
  const feltAt = enteredAt(at)
  return strapi.db.transaction(async () => {
    await requireUserRow(strapi, user.id)
    const days = strapi.db.query(feltDayUid)
    const where = { userId: user.id, day }
    const known: FeltDayRow | null = await days.findOne({ where })
    if (known && new Date(known.feltAt) > new Date(feltAt)) return feltDayOf(known)
    const data = { ...values, feltAt }
    if (known) await days.updateMany({ where: { id: known.id }, data })
    else await days.create({ data: { ...data, ...where, documentId: newDocumentId() } })
    // The day is already rated: withdraw today's reminder.
    if (day === today()) await withdrawReminders(strapi, user.id)
    return feltDayOf({ ...data, day })
  })
}

/** Today by the deployment's clock, or one of the days that are still open. */
function readOpenDay(text: string): string {
  const day = readDay(text)
  if (day > today()) throw fieldError('feltDayAhead', 'day')
  if (day < dayAfter(today(), -feltDaysBack)) throw fieldError('feltDayOver', 'day')
  return day
}

/** Capped at now: a device clock that is ahead must not block later entries. */
function enteredAt(at: string | undefined): string {
  const reportedMs = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at)
  return new Date(Math.min(reportedMs, now().getTime())).toISOString()
}
