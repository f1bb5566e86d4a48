import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { shareUid } from './share-row'

/** Throws notFound unless the share is the user's own. */
export async function revokeShare({ db }: Core.Strapi, userId: number, id: string) {
  const { count } = await db.query(shareUid).deleteMany({ where: { documentId: id, userId } })
  if (count === 0) throw new AppError('notFound')
  return { id }
}
