import type { LearnCourse } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { loadLearnersCourse } from '../access/learner'
import { listCertificates } from '../certificates/certificate-row'
import { loadCourse } from '../courses/load-courses'
import { outlineOfLearner } from './show-course'

/** A course with its outline for a user, or for a visitor: without any text of its lessons. Throws notFound. */
export async function learnCourse(
  strapi: Core.Strapi,
  id: string,
  user: UserRow | undefined,
): Promise<LearnCourse> {
  const course = await loadCourse(strapi, id)
  if (!course) throw new AppError('notFound')
  const [certificate] = user ? await listCertificates(strapi, user.id, [id]) : []
  return outlineOfLearner(await loadLearnersCourse(strapi, user, course), certificate)
}
