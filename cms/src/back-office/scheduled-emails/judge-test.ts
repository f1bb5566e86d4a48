import type { Core } from '@strapi/strapi'
import { type ScheduledRow, writeProgress } from '../../messaging/mail/scheduled/scheduled-row'
import { clicksOf, sumOf } from './clicks'
import { countEmails } from './counts'
import { chooseSubject } from './subject-test'

const hourMs = 3_600_000

/**
 * After the last e-mail of the test its hours begin; at their end the better subject is chosen. Returns when to look
 * again.
 */
export async function judgeTest(strapi: Core.Strapi, row: ScheduledRow, at: Date): Promise<Date> {
  const { id, documentId, testHours, testUntil } = row
  const until =
    testUntil === null ? new Date(at.getTime() + testHours * hourMs) : new Date(testUntil)
  if (testUntil === null) await writeProgress(strapi, id, { test_until: until })
  if (at < until) return until
  const test = await strapi.db.transaction(async ({ trx }) => {
    const { sentAs } = await countEmails(trx, documentId)
    const links = await clicksOf(trx, row)
    return chooseSubject(
      { sent: Math.max(sentAs.a - row.bouncedA, 0), clicks: sumOf(links, 'a') },
      { sent: Math.max(sentAs.b - row.bouncedB, 0), clicks: sumOf(links, 'b') },
    )
  })
  await writeProgress(strapi, id, { subject_test: JSON.stringify(test) })
  return at
}
