import { stoppedAfterDays } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lessonsOf } from '../../../learning/courses/course'
import { loadCourses } from '../../../learning/courses/load-courses'
import { readsOf } from '../../../platform/database/reads/reads'
import type { Found } from '../definition'
import { type DoneSql, lessonIsDone } from './lesson-is-done'

const dayMs = 86_400_000

/** Learners whose last lesson it is, by how many lessons they have done, and whether they still read. */
type Group = { course: string; lesson: string; done: number; is_idle: number; count: number }

/** How many began and finished each course, and the lesson where most of the others stopped. */
export async function addCourseFigures(
  strapi: Core.Strapi,
  rows: readonly Found[],
  at: Date,
): Promise<Found[]> {
  const ids = rows.map((row) => String(row.document_id))
  const courses = await loadCourses(strapi, ids)
  const lessons = new Map(courses.map((course) => [course.documentId, lessonsOf(course)]))
  const idleSince = new Date(at.getTime() - stoppedAfterDays * dayMs)
  const current = [...lessons.values()].flat().filter(({ retiredAt }) => retiredAt === null)
  const groups = await groupLearners(strapi, { ids, idleSince, isDone: lessonIsDone(current) })
  return rows.map((row) => {
    const own = groups.filter(({ course }) => course === row.document_id)
    const all = lessons.get(String(row.document_id)) ?? []
    const needed = all.filter(({ retiredAt }) => retiredAt === null).length
    const isFinished = ({ done }: Group) => needed > 0 && done >= needed
    const stopped = all
      .map(({ documentId, title }) => ({
        title,
        count: sumOf(
          own.filter((one) => one.lesson === documentId && one.is_idle && !isFinished(one)),
        ),
      }))
      .sort((a, b) => b.count - a.count)[0]
    return {
      ...row,
      started: sumOf(own),
      finished: sumOf(own.filter(isFinished)),
      stuck: stopped?.count ? stopped.title : null,
      stopped: stopped?.count ?? 0,
    }
  })
}

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0)

type Wanted = { ids: readonly string[]; idleSince: Date; isDone: DoneSql }

/** The lesson that a learner of a course read last. */
const lastOfLearner = `JOIN lesson_progresses t ON t.id = (SELECT l.id FROM lesson_progresses l
  WHERE l.course = s.course AND l.user_id = s.user_id ORDER BY l.read_at DESC, l.id DESC LIMIT 1)`

/** Reads one index alone, in its order; windows would sort all rows, for 1.7 times as long. */
async function groupLearners(strapi: Core.Strapi, { ids, idleSince, isDone }: Wanted) {
  const reads = readsOf(strapi)
  const ofLearner = ['p.course', 'p.user_id']
  const learners = reads('lesson_progresses as p')
    .whereIn('p.course', [...ids])
    .groupBy(ofLearner)
    .select(ofLearner)
    .select(reads.raw(`SUM(CASE WHEN ${isDone.sql} THEN 1 ELSE 0 END) AS done`, isDone.bindings))
  const places = reads(learners.as('s'))
    .joinRaw(lastOfLearner)
    .select('t.course', 't.lesson', 's.done')
    .select(reads.raw('CASE WHEN t.read_at < ? THEN 1 ELSE 0 END AS is_idle', [idleSince]))
  const groups = ['course', 'lesson', 'done', 'is_idle']
  const rows: Record<keyof Group, unknown>[] = await reads(places.as('g'))
    .groupBy(groups)
    .select(groups)
    .count({ count: '*' })
  return rows.map(
    ({ course, lesson, done, is_idle, count }): Group => ({
      course: String(course),
      lesson: String(lesson),
      done: Number(done),
      is_idle: Number(is_idle),
      count: Number(count),
    }),
  )
}
