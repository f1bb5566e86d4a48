import { mostTests, scoringVersion, type TestResult } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { newRow } from '../lib/new-row'
import { requireUserRow } from '../users/lock-user'
import { testTable } from './test-row'
import { type GivenAnswer, withQuestions } from './with-questions'

/**
 * Keeps a new test, up to the most that one may have, even when many are sent at once: the user's row
 * is locked while we count. Throws invalidField (a question that there is not), tooManyTests;
 * notAuthorized when the user is gone meanwhile.
 */
export async function addTest(
  strapi: Core.Strapi,
  userId: number,
  given: readonly GivenAnswer[],
): Promise<TestResult> {
  const answers = await withQuestions(strapi, given)
  const row = { ...newRow(), user_id: userId, version: scoringVersion, taken_at: now() }
  await strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const [counted] = await trx(testTable).where({ user_id: userId }).count({ tests: '*' })
    if (Number(counted?.tests) >= mostTests) throw new AppError('tooManyTests')
    await trx(testTable).insert({ ...row, answers: JSON.stringify(answers) })
  })
  return {
    id: row.document_id,
    version: scoringVersion,
    takenAt: row.taken_at.toISOString(),
    answers,
  }
}
