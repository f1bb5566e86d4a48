import type { QuizAttempt } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** An attempt at the quiz of a lesson; unique by user, lesson and number. */
export type AttemptRow = {
  id: number
  documentId: string
  userId: number
  course: string
  lesson: string
  number: number
  startedAt: string
  /** Of the questions when it began: others cannot be graded with it. */
  questionsHash: string
  /** Chosen places for each question; null before the submission. */
  answers: number[][] | null
  score: number | null
  total: number
  isPassed: boolean | null
  submittedAt: string | null
}

export const attemptUid = 'api::quiz-attempt.quiz-attempt'

const facts = [
  ...['documentId', 'lesson', 'number', 'startedAt'],
  ...['score', 'total', 'isPassed', 'submittedAt'],
] as const

export type Attempt = Omit<AttemptRow, 'userId' | 'course' | 'questionsHash' | 'answers'>

/** The submitted attempts of a user at these lessons, newest first, without their answers. */
export const listSubmitted = (
  { db }: Core.Strapi,
  userId: number,
  lessons: readonly string[],
): Promise<Attempt[]> =>
  db.query(attemptUid).findMany({
    select: [...facts],
    where: { userId, lesson: { $in: [...lessons] }, submittedAt: { $notNull: true } },
    orderBy: [{ number: 'desc' }],
  })

export const attemptOf = (row: Attempt): QuizAttempt => ({
  id: row.documentId,
  number: row.number,
  startedAt: new Date(row.startedAt).toISOString(),
  submittedAt: row.submittedAt && new Date(row.submittedAt).toISOString(),
  score: row.score,
  total: row.total,
  isPassed: row.submittedAt === null ? null : Boolean(row.isPassed),
})
