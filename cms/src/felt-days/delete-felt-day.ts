import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { feltDayUid } from './felt-day-row'
import { readDay } from './read-day'

/** However old it is. Throws notFound unless the user has said something of that day. */
export async function deleteFeltDay({ db }: Core.Strapi, userId: number, id: string) {
  const where = { userId, day: readDay(id) }
  const { count } = await db.query(feltDayUid).deleteMany({ where })
  if (count === 0) throw new AppError('notFound')
  return { id }
}
