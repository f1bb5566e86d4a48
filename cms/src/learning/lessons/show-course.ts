import type { LearnCourse, LearnerCourse, OutlineLesson } from '@krono/contract'
import type { LearnersCourse } from '../access/learner'
import type { LessonOfLearner } from '../access/outline'
import { progressOf } from '../access/progress-row'
import { type CertificateRow, certificateOf } from '../certificates/certificate-row'

const readAtOf = ({ progress }: LessonOfLearner) =>
  progress ? new Date(progress.readAt).getTime() : 0

/** The lessons that the user has read, the last one first. */
const lastRead = ({ lessons }: LearnersCourse) =>
  lessons.filter(({ progress }) => progress).toSorted((a, b) => readAtOf(b) - readAtOf(a))

/** The lesson to go on with: the last one read if it is not done, else the first open one that is not. */
function nextOf(learner: LearnersCourse): LessonOfLearner | undefined {
  const isNext = ({ lock, isDone }: LessonOfLearner) => lock === null && !isDone
  return [...lastRead(learner).slice(0, 1), ...learner.lessons].find(isNext)
}

/** A course with access and progress of its learner. */
export function courseOfLearner(
  learner: LearnersCourse,
  certificate: CertificateRow | undefined,
): LearnerCourse {
  const { course, access, lessons, isComplete } = learner
  const [last] = lastRead(learner)
  return {
    id: course.documentId,
    slug: course.slug,
    title: course.title,
    coverDate: course.coverDate,
    coverMotif: course.coverMotif,
    access: access.is,
    until: access.until,
    orderStatus: access.orderStatus,
    finished: lessons.filter(({ isDone }) => isDone).length,
    total: lessons.length,
    isComplete,
    next: nextOf(learner)?.slug ?? null,
    lastAt: last ? new Date(readAtOf(last)).toISOString() : null,
    certificate: certificate ? certificateOf(certificate) : null,
  }
}

const outlineLessonOf = (lesson: LessonOfLearner): OutlineLesson => ({
  id: lesson.documentId,
  slug: lesson.slug,
  title: lesson.title,
  summary: lesson.summary,
  minutes: lesson.minutes,
  isFree: lesson.isFree,
  hasQuiz: lesson.quiz !== null,
  hasVideo: lesson.hasVideo,
  lock: lesson.lock,
  opensAt: lesson.opensAt?.toISOString() ?? null,
  progress: lesson.progress ? progressOf(lesson.progress) : null,
  quiz: lesson.quiz,
})

/** The same with its outline. */
export const outlineOfLearner = (
  learner: LearnersCourse,
  certificate: CertificateRow | undefined,
): LearnCourse => ({
  ...courseOfLearner(learner, certificate),
  isInOrder: learner.course.isInOrder,
  dripDays: learner.course.dripDays,
  passPercent: learner.course.passPercent,
  chapters: learner.chapters.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map(outlineLessonOf),
  })),
})
