import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { newDocumentId } from '../../platform/lib/new-row'
import type { OpenLesson } from '../access/open-lesson'
import { findProgress, type ProgressRow, progressUid } from '../access/progress-row'

/** Columns that a call changes; undefined: nothing changes. */
type Change = (known: ProgressRow | undefined) => Partial<ProgressRowData> | undefined

type ProgressRowData = Pick<ProgressRow, 'place' | 'note' | 'noteVersion' | 'noteSent'> & {
  placeAt: Date
  finishedAt: Date
  readAt: Date
}

/**
 * Changes the row of a user and a lesson, or adds it. In the caller's transaction, which has locked the user's row: of
 * two devices the second sees what the first wrote.
 */
export async function writeProgress(
  strapi: Core.Strapi,
  userId: number,
  { course, lesson }: OpenLesson,
  change: Change,
): Promise<ProgressRow> {
  const rows = strapi.db.query(progressUid)
  const known = await findProgress(strapi, userId, lesson.documentId)
  const data = change(known)
  if (known) return data ? rows.update({ where: { id: known.id }, data }) : known
  if (!data) throw new AppError('saveFailed')
  return rows.create({
    data: {
      ...{ place: 0, noteVersion: 0, userId },
      documentId: newDocumentId(),
      course: course.documentId,
      lesson: lesson.documentId,
      ...data,
    },
  })
}
