import { mostTests, scoringVersion, type TestResult } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { newRow } from '../../platform/lib/new-row'
import { testTable } from './test-row'
import { type GivenAnswer, withQuestions } from './with-questions'

/**
 * Stores a new test, up to the maximum, also when called concurrently: the user's row is locked while counting. Throws
 * invalidField (unknown question), tooManyTests; notAuthorized if the user is gone meanwhile.
 */
export async function addTest(
  strapi: Core.Strapi,
  userId: number,
  submitted: readonly GivenAnswer[],
): Promise<TestResult> {
  const answers = await withQuestions(strapi, submitted)
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
