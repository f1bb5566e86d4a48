import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { feltDayUid } from './felt-day-row'
import { readDay } from './read-day'

/** Deletes a rating of any age. Throws notFound unless the user has rated that day. */
export async function deleteFeltDay({ db }: Core.Strapi, userId: number, id: string) {
  const where = { userId, day: readDay(id) }
  const { count } = await db.query(feltDayUid).deleteMany({ where })
  if (count === 0) throw new AppError('notFound')
  return { id }
}
