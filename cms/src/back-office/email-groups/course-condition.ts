import { type CourseCondition, type RuleCondition, stoppedAfterDays } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lessonsOf } from '../../learning/courses/course'
import { loadCourses } from '../../learning/courses/load-courses'
import type { Query } from '../lists/definition'
import { type DoneSql, lessonIsDone } from '../lists/learning/lesson-is-done'

const dayMs = 86_400_000

/** What completes a course: its current lessons. */
type Needed = { lessons: number; isDone: DoneSql }

export type NeededOf = ReadonlyMap<string, Needed>

/** The current lessons of all courses of a rule, by course. */
export async function lessonsNeeded(
  strapi: Core.Strapi,
  conditions: readonly RuleCondition[],
): Promise<NeededOf> {
  const ids = conditions.flatMap((one) => (one.is === 'course' ? one.course : []))
  const courses = await loadCourses(strapi, [...new Set(ids)])
  return new Map(
    courses.map((course) => {
      const lessons = lessonsOf(course).filter(({ retiredAt }) => retiredAt === null)
      return [course.documentId, { lessons: lessons.length, isDone: lessonIsDone(lessons) }]
    }),
  )
}

type Wanted = CourseCondition & { needed: Needed | undefined; at: Date }

/** Ids of the users who are so far in a course; counted as in the list of courses. */
export const learnersWho =
  ({ course, state, needed, at }: Wanted) =>
  (learners: Query) => {
    learners
      .from('lesson_progresses as p')
      .where('p.course', course)
      .whereNotNull('p.user_id')
      .groupBy('p.user_id')
      .select('p.user_id')
    if (state === 'begun') return
    // A course without lessons is completed by nobody.
    const { sql, bindings } = needed?.lessons ? needed.isDone : { sql: 'FALSE', bindings: [] }
    const done = `SUM(CASE WHEN ${sql} THEN 1 ELSE 0 END)`
    const lessons = needed?.lessons || 1
    if (state === 'completed') learners.havingRaw(`${done} >= ?`, [...bindings, lessons])
    if (state === 'stopped') {
      learners.havingRaw(`${done} < ?`, [...bindings, lessons])
      learners.havingRaw('MAX(p.read_at) < ?', [new Date(at.getTime() - stoppedAfterDays * dayMs)])
    }
  }
