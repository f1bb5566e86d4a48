import type { QuizSummary } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import type { Course, Lesson } from '../courses/course'
import { attemptOf, listSubmitted } from './attempt-row'
import { neededOf } from './outline'

/** Attempts of a history. */
const mostShown = 20

/** What is known of a user's quiz in a lesson; null for a lesson without a quiz. */
export async function summaryOf(
  strapi: Core.Strapi,
  user: Pick<UserRow, 'id'>,
  { course, lesson }: { course: Course; lesson: Lesson },
): Promise<QuizSummary | null> {
  if (lesson.questions === 0) return null
  const rows = await listSubmitted(strapi, user.id, [lesson.documentId])
  const scores = rows.map(({ score }) => score ?? 0)
  return {
    total: lesson.questions,
    needed: neededOf(lesson.questions, course.passPercent),
    isPassed: rows.some(({ isPassed }) => isPassed),
    best: scores.length === 0 ? null : Math.max(...scores),
    attempts: rows.slice(0, mostShown).map(attemptOf),
  }
}
