import type { Inputs, QuizResult } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { type AttemptRow, attemptOf, attemptUid } from '../access/attempt-row'
import { type OpenLesson, openLesson } from '../access/open-lesson'
import { neededOf } from '../access/outline'
import { summaryOf } from '../access/quiz-summary'
import { congratulate } from '../lessons/congratulate'
import { faultOf, grade, isAnsweredRight } from './grade'
import { hashOfQuestions, readQuestions } from './question'
import { type ShownQuestion, showQuestions } from './shown-question'

type Wish = { id: string; submission: Inputs['submitQuiz'] }
type Chosen = Inputs['submitQuiz']['answers']

/**
 * Grades an attempt of a user and stores the result once: a repeated submission, from any tab, gets the stored one.
 * Throws the errors of `openLesson`; notFound for another user's attempt, quizIncomplete, quizChanged, invalidField.
 */
export async function submitQuiz(
  strapi: Core.Strapi,
  user: UserRow,
  { id, submission }: Wish,
): Promise<QuizResult> {
  const found = await openLesson(strapi, id, user)
  const questions = await readQuestions(strapi, found.lesson)
  const hash = hashOfQuestions(questions)
  const shown = showQuestions(questions, submission.attempt)
  const attempt = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, user.id)
    const row = await requireAttempt(strapi, user.id, found, submission.attempt)
    if (row.submittedAt !== null) return row
    if (row.questionsHash !== hash) throw new AppError('quizChanged')
    requireAnswers(shown, submission.answers)
    return store(strapi, user, found, { row, shown, chosen: submission.answers })
  })
  const summary = await summaryOf(strapi, user, found)
  if (!summary) throw new AppError('notFound')
  // Of questions edited since then nothing can be said but the stored score.
  const graded = attempt.questionsHash === hash ? gradedOf(shown, attempt.answers ?? []) : []
  return { attempt: attemptOf(attempt), needed: summary.needed, questions: graded, summary }
}

async function requireAttempt(
  { db }: Core.Strapi,
  userId: number,
  { lesson }: OpenLesson,
  documentId: string,
): Promise<AttemptRow> {
  const where = { userId, lesson: lesson.documentId, documentId }
  const row: AttemptRow | null = await db.query(attemptUid).findOne({ where })
  if (!row) throw new AppError('notFound')
  return row
}

/** Throws with each question that is not answered, or wrongly. */
export function requireAnswers(shown: readonly ShownQuestion[], chosen: Chosen) {
  const beyond = chosen.slice(shown.length).map((_, index) => `answers.${shown.length + index}`)
  const faults = [
    ...shown.flatMap((question, index) => {
      const code = faultOf(question, chosen[index] ?? [])
      return code ? [{ field: `answers.${index}`, code }] : []
    }),
    ...beyond.map((field) => ({ field, code: 'invalidField' as const })),
  ]
  if (faults.length === 0) return
  const isInvalid = faults.some(({ code }) => code === 'invalidField')
  throw new AppError(isInvalid ? 'invalidField' : 'quizIncomplete', faults)
}

type Graded = { row: AttemptRow; shown: readonly ShownQuestion[]; chosen: Chosen }

async function store(
  strapi: Core.Strapi,
  user: UserRow,
  found: OpenLesson,
  { row, shown, chosen }: Graded,
): Promise<AttemptRow> {
  const needed = neededOf(shown.length, found.course.passPercent)
  const { score, total, isPassed } = grade(shown, chosen, needed)
  const stored: AttemptRow = await strapi.db.query(attemptUid).update({
    where: { id: row.id },
    data: { answers: chosen, score, total, isPassed, submittedAt: now() },
  })
  if (isPassed && !found.lesson.quiz?.isPassed) await congratulate(strapi, user, found)
  return stored
}

/** The questions with what was chosen, what was right, and why. */
export const gradedOf = (shown: readonly ShownQuestion[], answers: readonly number[][]) =>
  shown.map((question, index) => ({
    ...question,
    isRight: isAnsweredRight(question, answers[index] ?? []),
    chosen: answers[index] ?? [],
  }))
