import type { TestResult } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type TestRow, testResultOf, testUid } from './test-row'

/** A user's stored tests, newest first. */
export async function listTests({ db }: Core.Strapi, userId: number): Promise<TestResult[]> {
  const rows: TestRow[] = await db
    .query(testUid)
    .findMany({ where: { userId }, orderBy: { id: 'desc' } })
  return rows.map(testResultOf)
}
