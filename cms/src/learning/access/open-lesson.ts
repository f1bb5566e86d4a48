import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { loadCoursesOf } from '../courses/load-courses'
import { type LearnersCourse, loadLearner } from './learner'
import type { LessonOfLearner } from './outline'

export type OpenLesson = LearnersCourse & { lesson: LessonOfLearner }

/** The course with a lesson as the user has it: of several courses one that opens it. Throws notFound. */
async function findLesson(
  strapi: Core.Strapi,
  id: string,
  user: UserRow | undefined,
): Promise<OpenLesson> {
  const found = await loadLearner(strapi, user, await loadCoursesOf(strapi, id))
  const withLesson = found.flatMap((one): OpenLesson[] => {
    const lesson = one.lessons.find(({ documentId }) => documentId === id)
    return lesson ? [{ ...one, lesson }] : []
  })
  const best =
    withLesson.find(({ access, lesson }) => access.is !== 'none' && lesson.lock === null) ??
    withLesson.find(({ access }) => access.is !== 'none') ??
    withLesson[0]
  if (!best) throw new AppError('notFound')
  return best
}

/**
 * A lesson that a user may read now; a free one is open to visitors, too. Throws notFound, also for a lesson that was
 * retired before the purchase; courseLocked, lessonNotYet, lessonInOrder.
 */
export async function openLesson(
  strapi: Core.Strapi,
  id: string,
  user: UserRow | undefined,
): Promise<OpenLesson> {
  const found = await findLesson(strapi, id, user)
  if (found.lesson.lock !== null) throw new AppError(found.lesson.lock)
  return found
}
