import { readAll } from '@/server/cms/read'
import { testQuestionSchema } from '@/server/cms/schemas'
import type { Question } from './question'

/** The questions of the personality test by key, each in the best available language. */
export async function getTestQuestions(): Promise<Question[]> {
  const query = {
    fields: ['key', 'chakra', 'isReversed', 'text'],
    sort: 'key',
  }
  const rows = await readAll(
    'test-questions',
    'test-question',
    query,
    testQuestionSchema,
    (row) => row.key,
  )
  return rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
