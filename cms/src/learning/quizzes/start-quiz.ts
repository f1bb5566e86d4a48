import type { startedQuiz } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { z } from 'zod'
import { requireUserRow } from '../../members/users/lock-user'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { type AttemptRow, attemptOf, attemptUid, listSubmitted } from '../access/attempt-row'
import { type OpenLesson, openLesson } from '../access/open-lesson'
import { neededOf } from '../access/outline'
import { hashOfQuestions, readQuestions } from './question'
import { showQuestions, withoutKey } from './shown-question'

/** Attempts that stay of each quiz, besides the best one. */
const mostKept = 50

/**
 * The open attempt of a user at the quiz of a lesson, or a new one. Questions that were edited since it began start it
 * again under its number. Throws the errors of `openLesson`; notFound for a lesson without a quiz.
 */
export async function startQuiz(
  strapi: Core.Strapi,
  user: UserRow,
  id: string,
): Promise<z.infer<typeof startedQuiz>> {
  const found = await openLesson(strapi, id, user)
  const questions = await readQuestions(strapi, found.lesson)
  if (questions.length === 0) throw new AppError('notFound')
  const facts = { questionsHash: hashOfQuestions(questions), total: questions.length }
  const attempt = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, user.id)
    return openAttempt(strapi, user.id, found, facts)
  })
  return {
    attempt: attemptOf(attempt),
    needed: neededOf(questions.length, found.course.passPercent),
    questions: showQuestions(questions, attempt.documentId).map(withoutKey),
  }
}

type Facts = Pick<AttemptRow, 'questionsHash' | 'total'>

async function openAttempt(
  strapi: Core.Strapi,
  userId: number,
  { course, lesson }: OpenLesson,
  facts: Facts,
): Promise<AttemptRow> {
  const attempts = strapi.db.query(attemptUid)
  const where = { userId, lesson: lesson.documentId }
  const [last]: AttemptRow[] = await attempts.findMany({
    where,
    orderBy: { number: 'desc' },
    limit: 1,
  })
  const begun = { ...facts, startedAt: now() }
  if (last && last.submittedAt === null) {
    if (last.questionsHash === facts.questionsHash) return last
    return attempts.update({ where: { id: last.id }, data: begun })
  }
  const next = (last?.number ?? 0) + 1
  await purgeAttempts(strapi, userId, lesson.documentId)
  return attempts.create({
    data: {
      ...where,
      ...begun,
      course: course.documentId,
      number: next,
      documentId: newDocumentId(),
    },
  })
}

/** Deletes old attempts of a quiz, so that their number is limited; the best one stays. */
async function purgeAttempts(strapi: Core.Strapi, userId: number, lesson: string) {
  const rows = await listSubmitted(strapi, userId, [lesson])
  if (rows.length < mostKept) return
  const best = rows.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0]
  const passed = rows.find(({ isPassed }) => isPassed)
  const old = rows.slice(mostKept - 1).filter((row) => row !== best && row !== passed)
  await strapi.db.query(attemptUid).deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } })
}
