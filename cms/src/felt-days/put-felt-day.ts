import { type FeltDay, feltDaysBack, type Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { fieldError } from '../lib/app-error'
import { now, today } from '../lib/clock'
import { dayAfter } from '../lib/dates'
import { newDocumentId } from '../lib/new-row'
import { withdrawReminders } from '../mail/withdraw-letters'
import { requireUserRow } from '../users/lock-user'
import type { UserRow } from '../users/user-row'
import { type FeltDayRow, feltDayOf, feltDayUid } from './felt-day-row'
import { readDay } from './read-day'

type Wish = { day: string; felt: Inputs['putFeltDay'] }

/**
 * Keeps how a day was. The user's row is held meanwhile, so that of two devices at once the later tap stays, and a tap
 * that waited without a network takes nothing back. Throws invalidDate, feltDayOver, feltDayAhead, otherAccount.
 */
export async function putFeltDay(
  strapi: Core.Strapi,
  user: UserRow,
  { day: text, felt: { whose, at, ...said } }: Wish,
): Promise<FeltDay> {
  if (whose !== undefined && whose !== user.documentId) throw fieldError('otherAccount', 'whose')
  const day = readOpenDay(text)
  const feltAt = tappedAt(at)
  return strapi.db.transaction(async () => {
    await requireUserRow(strapi, user.id)
    const days = strapi.db.query(feltDayUid)
    const where = { userId: user.id, day }
    const known: FeltDayRow | null = await days.findOne({ where })
    if (known && new Date(known.feltAt) > new Date(feltAt)) return feltDayOf(known)
    const data = { ...said, feltAt }
    if (known) await days.updateMany({ where: { id: known.id }, data })
    else await days.create({ data: { ...data, ...where, documentId: newDocumentId() } })
    // Nobody is asked what they have just said.
    if (day === today()) await withdrawReminders(strapi, user.id)
    return feltDayOf({ ...data, day })
  })
}

/** Today by the deployment's clock, or one of the days that may still be filled in. */
function readOpenDay(text: string): string {
  const day = readDay(text)
  if (day > today()) throw fieldError('feltDayAhead', 'day')
  if (day < dayAfter(today(), -feltDaysBack)) throw fieldError('feltDayOver', 'day')
  return day
}

/** A device whose clock is ahead must not keep everything later out. */
function tappedAt(at: string | undefined): string {
  const told = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at)
  return new Date(Math.min(told, now().getTime())).toISOString()
}
