import { scoringVersion, type TestResult } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { type TestRow, testResultOf, testTable, testUid } from './test-row'
import { type GivenAnswer, withQuestions } from './with-questions'

type Replacement = { id: string; answers: GivenAnswer[] }

/**
 * Replaces a test's answers, after five more questions. Earlier answers keep the question as it was then. Throws
 * notFound unless the test is the user's own; invalidField.
 */
export async function replaceTest(
  strapi: Core.Strapi,
  userId: number,
  { id, answers }: Replacement,
): Promise<TestResult> {
  const before = await findOwn(strapi, userId, id)
  const after = await withQuestions(strapi, answers, before.answers)
  const changed = await strapi.db
    .connection(testTable)
    .where({ document_id: id, user_id: userId })
    .update({ version: scoringVersion, answers: JSON.stringify(after), updated_at: now() })
  // Deleted in another window meanwhile.
  if (changed === 0) throw new AppError('notFound')
  return testResultOf({ ...before, version: scoringVersion, answers: after })
}

async function findOwn({ db }: Core.Strapi, userId: number, documentId: string) {
  const row: TestRow | null = await db.query(testUid).findOne({ where: { userId, documentId } })
  if (!row) throw new AppError('notFound')
  return row
}
