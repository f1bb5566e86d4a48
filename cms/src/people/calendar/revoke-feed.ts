import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { feedUid } from './feed-row'

/** Throws notFound unless the feed is the user's own. */
export async function revokeFeed({ db }: Core.Strapi, userId: number, id: string) {
  const { count } = await db.query(feedUid).deleteMany({ where: { userId, documentId: id } })
  if (count === 0) throw new AppError('notFound')
  return { id }
}
