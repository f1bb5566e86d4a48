import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { testTable } from './test-row'

/** Throws notFound unless the test is the user's own. */
export async function deleteTest({ db }: Core.Strapi, userId: number, id: string) {
  const deletedCount = await db
    .connection(testTable)
    .where({ document_id: id, user_id: userId })
    .delete()
  if (deletedCount === 0) throw new AppError('notFound')
  return { id }
}
