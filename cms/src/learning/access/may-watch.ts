import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { rowsToRead } from '../../panel/preview/is-preview'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { lessonUid } from '../courses/course'
import { openLesson } from './open-lesson'

/** Whether a user, or a visitor, may open a lesson that shows a video. */
export async function mayWatchInLesson(
  strapi: Core.Strapi,
  video: string,
  user: UserRow | undefined,
): Promise<boolean> {
  const { publishedAt } = rowsToRead(strapi, env.LANGUAGE)
  const lessons: { documentId: string }[] = await strapi.db.query(lessonUid).findMany({
    select: ['documentId'],
    where: { publishedAt, film: { documentId: video } },
  })
  for (const id of new Set(lessons.map(({ documentId }) => documentId))) {
    if (await isOpen(strapi, id, user)) return true
  }
  return false
}

const isOpen = (strapi: Core.Strapi, id: string, user: UserRow | undefined) =>
  openLesson(strapi, id, user).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )
