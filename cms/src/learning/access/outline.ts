import type { OutlineLesson } from '@krono/contract'
import { dayAfter, dayAt, instantAt } from '../../platform/lib/dates'
import { type Course, type Lesson, lessonsOf } from '../courses/course'
import type { Access } from './access'
import type { Attempt } from './attempt-row'
import type { Progress } from './progress-row'

/** A lesson of a course, as it is for one learner. */
export type LessonOfLearner = Lesson & {
  lock: OutlineLesson['lock']
  /** When it opens; only with the lock lessonNotYet. */
  opensAt: Date | null
  progress: Progress | undefined
  /** Null: it has no quiz. */
  quiz: Result | null
  /** Finished, with its quiz passed. */
  isDone: boolean
}

export type Result = { isPassed: boolean; best: number | null; total: number; needed: number }

export type Outline = { title: string; lessons: LessonOfLearner[] }[]

type Learner = {
  access: Access
  progress: readonly Progress[]
  /** Submitted ones. */
  attempts: readonly Attempt[]
  at: Date
  timeZone: string
}

/** Right questions that pass: the share of the course, rounded up; one at least. */
export const neededOf = (questions: number, passPercent: number) =>
  Math.max(1, Math.ceil((questions * passPercent) / 100))

/**
 * The lessons of a course for a learner, with what closes each of them. A retired lesson belongs to those who bought the
 * course before. Finished lessons stay open, whatever editors change afterwards.
 */
export function outlineOf(course: Course, learner: Learner): Outline {
  const { access, at, progress } = learner
  const start = access.from ?? at
  const kept = ({ retiredAt }: Lesson) => retiredAt === null || start < retiredAt
  const places = new Map(
    lessonsOf(course)
      .filter(kept)
      .map(({ documentId }, index) => [documentId, index]),
  )
  const opensAt = openingsOf(course, learner)
  let isBeforeDone = true
  return course.chapters
    .map(({ title, lessons }) => ({
      title,
      lessons: lessons.filter(kept).map((lesson): LessonOfLearner => {
        const own = progress.find((row) => row.lesson === lesson.documentId)
        const quiz = resultOf(course, lesson, learner.attempts)
        const opens = opensAt(places.get(lesson.documentId) ?? 0)
        const isFinished = Boolean(own?.finishedAt)
        const lock = lockOf({
          lesson,
          access,
          isFinished,
          isEarly: opens > at,
          isBeforeDone,
          course,
        })
        const isDone = isFinished && (quiz === null || quiz.isPassed)
        isBeforeDone &&= isDone
        return {
          ...lesson,
          ...{ lock, progress: own, quiz, isDone },
          opensAt: lock === 'lessonNotYet' ? opens : null,
        }
      }),
    }))
    .filter(({ lessons }) => lessons.length > 0)
}

type Facts = {
  lesson: Lesson
  course: Course
  access: Access
  isFinished: boolean
  isEarly: boolean
  isBeforeDone: boolean
}

function lockOf({ lesson, course, access, ...facts }: Facts): OutlineLesson['lock'] {
  if (lesson.isFree) return null
  if (access.is === 'none') return 'courseLocked'
  if (facts.isFinished) return null
  if (facts.isEarly) return 'lessonNotYet'
  return course.isInOrder && !facts.isBeforeDone ? 'lessonInOrder' : null
}

/**
 * When the lesson of each place opens: the first one at once, each further one some days later, at midnight. Of a
 * membership the days count from the first activity in the course.
 */
function openingsOf({ dripDays }: Course, { access, progress, at, timeZone }: Learner) {
  const begun = progress.map(({ createdAt }) => new Date(createdAt).getTime())
  const start = access.from ?? (begun.length > 0 ? new Date(Math.min(...begun)) : at)
  const day = dayAt(start, timeZone)
  return (place: number): Date =>
    place * dripDays === 0
      ? start
      : instantAt({ day: dayAfter(day, place * dripDays), time: '00:00:00', timeZone })
}

function resultOf(
  { passPercent }: Course,
  { documentId, questions }: Lesson,
  attempts: readonly Attempt[],
): Result | null {
  if (questions === 0) return null
  const own = attempts.filter(({ lesson }) => lesson === documentId)
  const scores = own.map(({ score }) => score ?? 0)
  return {
    isPassed: own.some(({ isPassed }) => isPassed),
    best: scores.length === 0 ? null : Math.max(...scores),
    total: questions,
    needed: neededOf(questions, passPercent),
  }
}
