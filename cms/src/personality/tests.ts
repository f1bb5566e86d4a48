import { mostTests, scoringVersion, type TestResult } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../users/lock-user'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { newRow } from '../lib/new-row'
import { type GivenAnswer, withQuestions } from './with-questions'

type StoredAnswer = TestResult['answers'][number]
type Row = { documentId: string; version: string; takenAt: string; answers: StoredAnswer[] }

const uid = 'api::personality-test.personality-test'
const table = 'personality_tests'

const resultOf = ({ documentId, version, takenAt, answers }: Row): TestResult => ({
  id: documentId,
  version,
  takenAt: new Date(takenAt).toISOString(),
  answers,
})

/** The personality tests that one user keeps; everybody else's do not exist. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const findOwn = async (userId: number, documentId: string): Promise<Row> => {
    const row: Row | null = await strapi.db.query(uid).findOne({ where: { userId, documentId } })
    if (!row) throw new AppError('notFound')
    return row
  }

  return {
    /**
     * Keeps a new test, up to the most that one may have, even when many are sent at once: the user's row
     * is locked while we count. Throws invalidField (a question that there is not), tooManyTests;
     * notAuthorized when the user is gone meanwhile.
     */
    async add(userId: number, given: readonly GivenAnswer[]): Promise<TestResult> {
      const answers = await withQuestions(strapi, given)
      const row = { ...newRow(), user_id: userId, version: scoringVersion, taken_at: now() }
      await strapi.db.transaction(async ({ trx }) => {
        await requireUserRow(strapi, userId)
        const [counted] = await trx(table).where({ user_id: userId }).count({ tests: '*' })
        if (Number(counted?.tests) >= mostTests) throw new AppError('tooManyTests')
        await trx(table).insert({ ...row, answers: JSON.stringify(answers) })
      })
      return {
        id: row.document_id,
        version: scoringVersion,
        takenAt: row.taken_at.toISOString(),
        answers,
      }
    },

    /**
     * Five more questions: the same test with these answers instead. What was answered before keeps the
     * question as it was then. Throws notFound unless the test is the user's own; invalidField.
     */
    async replace(userId: number, { id, answers }: { id: string; answers: GivenAnswer[] }) {
      const before = await findOwn(userId, id)
      const after = await withQuestions(strapi, answers, before.answers)
      const changed = await strapi.db
        .connection(table)
        .where({ document_id: id, user_id: userId })
        .update({ version: scoringVersion, answers: JSON.stringify(after), updated_at: now() })
      // Deleted in another window meanwhile.
      if (changed === 0) throw new AppError('notFound')
      return resultOf({ ...before, version: scoringVersion, answers: after })
    },

    /** The newest first. */
    async list(userId: number): Promise<TestResult[]> {
      const rows: Row[] = await strapi.db
        .query(uid)
        .findMany({ where: { userId }, orderBy: { id: 'desc' } })
      return rows.map(resultOf)
    },

    /** Throws notFound unless the test is the user's own. */
    async remove(userId: number, id: string) {
      const gone = await strapi.db
        .connection(table)
        .where({ document_id: id, user_id: userId })
        .delete()
      if (gone === 0) throw new AppError('notFound')
      return { id }
    },
  }
}
