import { itemOf, type LearnerCourse } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type EntitlementRow, entitlementUid } from '../../commerce/entitlements/entitlement-row'
import type { UserRow } from '../../members/users/user-row'
import { loadLearner } from '../access/learner'
import { listProgress } from '../access/progress-row'
import { listCertificates } from '../certificates/certificate-row'
import { loadCourses } from '../courses/load-courses'
import { courseOfLearner } from './show-course'

/** Courses that a user bought, also earlier, or began; the last one read first. */
export async function myCourses(strapi: Core.Strapi, user: UserRow): Promise<LearnerCourse[]> {
  const begun = (await listProgress(strapi, user.id)).map(({ course }) => course)
  const bought = await listBought(strapi, user.id)
  const courses = await loadCourses(strapi, [...new Set([...bought, ...begun])])
  const ids = courses.map(({ documentId }) => documentId)
  const certificates = await listCertificates(strapi, user.id, ids)
  return (await loadLearner(strapi, user, courses))
    .map((learner) =>
      courseOfLearner(
        learner,
        certificates.find(({ course }) => course === learner.course.documentId),
      ),
    )
    .toSorted((a, b) => (b.lastAt ?? '').localeCompare(a.lastAt ?? ''))
}

async function listBought({ db }: Core.Strapi, userId: number): Promise<string[]> {
  const rows: Pick<EntitlementRow, 'item'>[] = await db.query(entitlementUid).findMany({
    select: ['item'],
    where: { userId, kind: 'item', item: { $startsWith: 'course-' } },
  })
  return rows.flatMap(({ item }) => (item && itemOf(item)?.documentId) ?? [])
}
