import { beforeAll } from '@jest/globals'
import { instantIn } from './many-members'
import { runSql } from './rows'
import { everyCms } from './running'

/** Blocks the jobs that run every five minutes for a day: they would repair the states that the tests break. */
export function withoutJobs() {
  beforeAll(async () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    for (const [, cms] of everyCms()) {
      await runSql(
        cms,
        `UPDATE tasks SET state = 'running', fence = fence + 1, lease_until = ${instantIn(cms, tomorrow)}
         WHERE key IN ('job:fetchStripeEvents', 'job:reconcilePayments')`,
      )
    }
  })
}
