import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { previewedLearner } from '../../panel/preview/is-preview'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { type Course, lessonsOf } from '../courses/course'
import { type Access, findAccesses, noAccess } from './access'
import { listSubmitted } from './attempt-row'
import { type LessonOfLearner, type Outline, outlineOf } from './outline'
import { listProgress } from './progress-row'

/** A course as it is for one learner, or for a visitor. */
export type LearnersCourse = {
  course: Course
  access: Access
  chapters: Outline
  /** The lessons of all chapters. */
  lessons: LessonOfLearner[]
  /** All lessons finished and all quizzes passed. */
  isComplete: boolean
}

/** In a preview editors see a course as a buyer, and every lesson; or as somebody who has no access. */
const buyer: Access = { ...noAccess, is: 'bought', from: new Date(0) }

/** Courses with the access and the progress of a user, in the same order. */
export async function loadLearner(
  strapi: Core.Strapi,
  user: UserRow | undefined,
  courses: readonly Course[],
): Promise<LearnersCourse[]> {
  const previewed = previewedLearner(strapi)
  if (previewed) return courses.map((course) => previewOf(course, previewed))
  const at = now()
  const accesses = await findAccesses(strapi, { user, courses, at })
  const ids = courses.flatMap(lessonsOf).map(({ documentId }) => documentId)
  const progress = user ? await listProgress(strapi, user.id, ids) : []
  const attempts = user ? await listSubmitted(strapi, user.id, ids) : []
  return courses.map((course) => {
    const own = new Set(lessonsOf(course).map(({ documentId }) => documentId))
    const ofCourse = ({ lesson }: { lesson: string }) => own.has(lesson)
    const access = accesses.get(course.documentId) ?? noAccess
    const chapters = outlineOf(course, {
      ...{ access, at, timeZone: env.TIME_ZONE },
      progress: progress.filter(ofCourse),
      attempts: attempts.filter(ofCourse),
    })
    return learnersCourse(course, access, chapters)
  })
}

function learnersCourse(course: Course, access: Access, chapters: Outline): LearnersCourse {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const isComplete = lessons.length > 0 && lessons.every(({ isDone }) => isDone)
  return { course, access, chapters, lessons, isComplete }
}

function previewOf(
  course: Course,
  previewed: NonNullable<ReturnType<typeof previewedLearner>>,
): LearnersCourse {
  const at = now()
  const access = previewed === 'visitor' ? noAccess : buyer
  const learner = { access, progress: [], attempts: [], at, timeZone: env.TIME_ZONE }
  const chapters = outlineOf({ ...course, isInOrder: false }, learner)
  if (previewed !== 'finished') return learnersCourse(course, access, chapters)
  const done = chapters.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => finished(lesson, at)),
  }))
  return learnersCourse(course, access, done)
}

const finished = (lesson: LessonOfLearner, at: Date): LessonOfLearner => ({
  ...lesson,
  isDone: true,
  quiz: lesson.quiz && { ...lesson.quiz, isPassed: true, best: lesson.quiz.total },
  progress: {
    ...{ id: 0, course: '', lesson: lesson.documentId, place: 0 },
    ...{ finishedAt: at.toISOString(), readAt: at.toISOString(), createdAt: at.toISOString() },
  },
})

/** The same of one course. */
export async function loadLearnersCourse(
  strapi: Core.Strapi,
  user: UserRow | undefined,
  course: Course,
): Promise<LearnersCourse> {
  const [found] = await loadLearner(strapi, user, [course])
  if (!found) throw new Error(`No ${course.documentId} for a learner`)
  return found
}
