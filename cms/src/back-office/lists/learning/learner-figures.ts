import type { Core } from '@strapi/strapi'
import { type Course, lessonsOf } from '../../../learning/courses/course'
import { loadCourses } from '../../../learning/courses/load-courses'
import { readsOf } from '../../../platform/database/reads/reads'
import type { Found } from '../definition'

type Step = { user_id: number; lesson: string; finished_at: unknown }
type Quiz = {
  user_id: number
  lesson: string
  best: unknown
  total: unknown
  passed_at: unknown
}
type Proof = { user_id: number; course: string; revoked_at: unknown }

/** How far each learner of a page is in the course: a fixed number of statements. */
export async function addLearnerFigures(
  strapi: Core.Strapi,
  rows: readonly Found[],
): Promise<Found[]> {
  const courses = await loadCourses(strapi, [...new Set(rows.map(({ course }) => String(course)))])
  const reads = readsOf(strapi)
  const users = [...new Set(rows.map((row) => Number(row.user_id)))]
  const lessons = courses.flatMap((course) => lessonsOf(course).map(({ documentId }) => documentId))
  const of = { user_id: users, lesson: lessons }
  const [steps, quizzes, proofs] = await Promise.all([
    reads('lesson_progresses')
      .whereIn('user_id', of.user_id)
      .whereIn('lesson', of.lesson)
      .select<Step[]>('user_id', 'lesson', 'finished_at'),
    reads('quiz_attempts')
      .whereIn('user_id', of.user_id)
      .whereIn('lesson', of.lesson)
      .whereNotNull('submitted_at')
      .groupBy('user_id', 'lesson')
      .select<Quiz[]>('user_id', 'lesson')
      .max({ best: 'score', total: 'total' })
      .select(reads.raw('MIN(CASE WHEN is_passed THEN submitted_at END) AS passed_at')),
    reads('certificates')
      .whereIn('user_id', of.user_id)
      .select<Proof[]>('user_id', 'course', 'revoked_at'),
  ])
  return rows.map((row) => {
    const isOwn = (one: { user_id: number }) => one.user_id === row.user_id
    const course = courses.find(({ documentId }) => documentId === row.course)
    const proof = proofs.find((one) => isOwn(one) && one.course === row.course)
    const own = { steps: steps.filter(isOwn), quizzes: quizzes.filter(isOwn) }
    return {
      ...row,
      ...(course && figuresOf(course, own)),
      lesson_title:
        course && lessonsOf(course).find(({ documentId }) => documentId === row.lesson)?.title,
      certificate: proof ? (proof.revoked_at === null ? 'valid' : 'revoked') : 'none',
    }
  })
}

type Own = { steps: readonly Step[]; quizzes: readonly Quiz[] }

/** Lessons that are done, of the current ones; the best result in percent; when the last of them was done. */
function figuresOf(course: Course, { steps, quizzes }: Own) {
  const current = lessonsOf(course).filter(({ retiredAt }) => retiredAt === null)
  const done = current.flatMap(({ documentId, questions }) => {
    const finished = steps.find(({ lesson }) => lesson === documentId)?.finished_at ?? null
    const passed = quizzes.find(({ lesson }) => lesson === documentId)?.passed_at ?? null
    if (finished === null || (questions > 0 && passed === null)) return []
    return [Math.max(msOf(finished), questions > 0 ? msOf(passed) : 0)]
  })
  const tried = quizzes.filter(({ lesson }) =>
    current.some(({ documentId }) => documentId === lesson),
  )
  const total = sumOf(tried.map((quiz) => quiz.total))
  return {
    done: done.length,
    lessons: current.length,
    quiz_best:
      total === 0 ? null : Math.round((100 * sumOf(tried.map(({ best }) => best))) / total),
    completed: current.length > 0 && done.length === current.length ? Math.max(...done) : null,
  }
}

const msOf = (instant: unknown) => new Date(instant as Date).getTime()

const sumOf = (numbers: readonly unknown[]) =>
  numbers.reduce<number>((sum, number) => sum + Number(number), 0)
