import { beforeAll } from '@jest/globals'
import { instantIn } from './many-members'
import { runSql } from './rows'
import { everyCms } from './running'

/** Blocks the jobs that run every five minutes for a day: they would repair the states that the tests break. */
export function withoutJobs() {
  beforeAll(async () => {
    // By the clock of the database, which may be a day ahead of the one of the test.
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
    for (const [, cms] of everyCms()) {
      await runSql(
        cms,
        `UPDATE tasks SET state = 'running', fence = fence + 1, lease_until = ${instantIn(cms, inTwoDays)}
         WHERE key IN ('job:fetchStripeEvents', 'job:reconcilePayments')`,
      )
    }
  })
}
