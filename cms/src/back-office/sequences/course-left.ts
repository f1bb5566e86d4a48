import type { Core } from '@strapi/strapi'
import { loadLearner } from '../../learning/access/learner'
import { progressUid } from '../../learning/access/progress-row'
import { courseUid } from '../../learning/courses/course'
import { loadCourse } from '../../learning/courses/load-courses'
import { factsTable } from '../../members/users/facts/facts-row'
import type { UserRow } from '../../members/users/user-row'
import { lessonsNeeded } from '../email-groups/course-condition'
import type { MembersOf } from '../email-groups/members-of'
import type { Query } from '../lists/definition'

type LeftOn = { course: string; members: MembersOf }

/** For each published course, the members whose last activity in it was in a period, and who have not completed it. */
export async function leftCourses(
  strapi: Core.Strapi,
  { from, until }: { from: Date; until: Date },
): Promise<LeftOn[]> {
  const rows: { documentId: string }[] = await strapi.db
    .query(courseUid)
    .findMany({ select: ['documentId'], where: { publishedAt: { $notNull: true } } })
  const ids = [...new Set(rows.map(({ documentId }) => documentId))]
  const needed = await lessonsNeeded(
    strapi,
    ids.map((course) => ({ is: 'course', course, state: 'begun' })),
  )
  return [...needed].map(([course, { lessons, isDone }]) => ({
    course,
    members: (connection) =>
      connection(`${factsTable} as t`).whereIn('t.user_id', (learners: Query) => {
        learners
          .from('lesson_progresses as p')
          .where('p.course', course)
          .groupBy('p.user_id')
          .havingRaw('MAX(p.read_at) >= ? AND MAX(p.read_at) < ?', [from, until])
          .havingRaw(`SUM(CASE WHEN ${isDone.sql} THEN 1 ELSE 0 END) < ?`, [
            ...isDone.bindings,
            lessons,
          ])
          .select('p.user_id')
      }),
  }))
}

/** Whether a member can still go on in a course, and has done nothing in it since an instant. */
export async function isStillLeft(
  strapi: Core.Strapi,
  user: UserRow,
  { course: id, since }: { course: string; since: Date },
): Promise<boolean> {
  const where = { userId: user.id, course: id, readAt: { $gte: since } }
  if ((await strapi.db.query(progressUid).count({ where })) > 0) return false
  const course = await loadCourse(strapi, id)
  const [learner] = course ? await loadLearner(strapi, user, [course]) : []
  const canGoOn = learner?.lessons.some(({ lock, isDone }) => lock === null && !isDone)
  return learner?.access.is !== 'none' && canGoOn === true
}
