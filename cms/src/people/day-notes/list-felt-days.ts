import { type FeltDay, mostFeltDays } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type FeltDayRow, feltDayOf, feltDayUid } from './felt-day-row'

/** A user's rated days, newest first; those before a day, or the latest ones. */
export async function listFeltDays(
  { db }: Core.Strapi,
  userId: number,
  before?: string,
): Promise<FeltDay[]> {
  const rows: FeltDayRow[] = await db.query(feltDayUid).findMany({
    where: { userId, ...(before && { day: { $lt: before } }) },
    orderBy: { day: 'desc' },
    limit: mostFeltDays,
  })
  return rows.map(feltDayOf)
}
