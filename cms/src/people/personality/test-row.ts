import type { TestResult } from '@krono/contract'

export type StoredAnswer = TestResult['answers'][number]

/** A stored personality test. */
export type TestRow = {
  documentId: string
  version: string
  takenAt: string
  answers: StoredAnswer[]
}

export const testUid = 'api::personality-test.personality-test'
export const testTable = 'personality_tests'

export const testResultOf = ({ documentId, version, takenAt, answers }: TestRow): TestResult => ({
  id: documentId,
  version,
  takenAt: new Date(takenAt).toISOString(),
  answers,
})
