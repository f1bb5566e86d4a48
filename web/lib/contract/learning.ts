import { z } from 'zod'
import { coverMotifs } from './blog'
import { orderStatusSchema } from './order-status'
import { quizSummary } from './quizzes'

/** Why a lesson is closed to a learner: not bought, opens later (drip), or an earlier lesson comes first. */
export const lessonLocks = ['courseLocked', 'lessonNotYet', 'lessonInOrder'] as const

/** Progress of a learner in a lesson. */
const progress = z.object({
  /** Index of the first visible block when the learner was last there; 0 at the start. */
  place: z.number().int(),
  /** ISO 8601 with Z; null: not finished. */
  finishedAt: z.string().nullable(),
})

/** A lesson in the outline of a course, as one learner sees it. */
export const outlineLesson = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  isFree: z.boolean(),
  hasQuiz: z.boolean(),
  hasVideo: z.boolean(),
  lock: z.enum(lessonLocks).nullable(),
  /** When it opens, ISO 8601 with Z; only with the lock lessonNotYet. */
  opensAt: z.string().nullable(),
  progress: progress.nullable(),
  quiz: quizSummary.pick({ isPassed: true, best: true, total: true, needed: true }).nullable(),
})

export type OutlineLesson = z.infer<typeof outlineLesson>

export const learnerCertificate = z.object({
  token: z.string(),
  issuedAt: z.string(),
  isRevoked: z.boolean(),
})

/** A course as one learner sees it. */
export const learnerCourse = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  coverDate: z.string().nullable(),
  coverMotif: z.enum(coverMotifs).nullable(),
  /** bought, included in the membership, or neither: only free lessons are open. */
  access: z.enum(['bought', 'membership', 'none']),
  /** End of a bought access, ISO 8601 with Z; null: none. */
  until: z.string().nullable(),
  /** After a refund or during a dispute. */
  orderStatus: orderStatusSchema.nullable(),
  finished: z.number().int(),
  total: z.number().int(),
  /** All lessons finished and all quizzes passed. */
  isComplete: z.boolean(),
  /** Slug of the lesson to go on with; null: complete, or nothing open. */
  next: z.string().nullable(),
  /** Last activity, ISO 8601 with Z; null: not begun. */
  lastAt: z.string().nullable(),
  certificate: learnerCertificate.nullable(),
})

export type LearnerCourse = z.infer<typeof learnerCourse>

/** GET /learning/mine → courses that the caller bought or began, most recently read first. */
export const myCoursesAnswer = z.object({ courses: z.array(learnerCourse) })

/** GET /learning/course/{id} → a course with its outline for the caller, also without access; notFound. */
export const learnCourseAnswer = learnerCourse.extend({
  isInOrder: z.boolean(),
  dripDays: z.number().int(),
  passPercent: z.number().int(),
  chapters: z.array(z.object({ title: z.string(), lessons: z.array(outlineLesson) })),
})

export type LearnCourse = z.infer<typeof learnCourseAnswer>

/**
 * GET /learning/lesson/{id} → a lesson to read. courseLocked (403), lessonNotYet (403), lessonInOrder (403), notFound. A
 * free lesson is open to everybody, without a session and without progress.
 */
export const lessonAnswer = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  isFree: z.boolean(),
  /** Blocks of the contract (`readBlocks`). */
  body: z.array(z.unknown()),
  /** Document id, title and length in seconds of its video. */
  video: z
    .object({
      id: z.string(),
      title: z.string(),
      seconds: z.number().int().nullable(),
      poster: z.object({ url: z.string() }).nullable(),
    })
    .nullable(),
  quiz: quizSummary.nullable(),
  progress: progress.nullable(),
  note: z.object({ text: z.string(), version: z.number().int() }),
  course: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    access: learnerCourse.shape.access,
  }),
  previous: z.object({ slug: z.string(), title: z.string() }).nullable(),
  next: z
    .object({ slug: z.string(), title: z.string(), lock: z.enum(lessonLocks).nullable() })
    .nullable(),
})

export type Lesson = z.infer<typeof lessonAnswer>
