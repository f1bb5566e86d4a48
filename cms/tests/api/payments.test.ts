import { beforeAll } from '@jest/globals'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

// One file, because one Stripe sandbox serves each cms: what a test holds back there, all tests miss. Accidents go
// first: the reconciliation reads every event that Stripe has, and the storms of events leave thousands.
import '../payments/accidents'
import '../payments/paying'
import '../payments/plans'
import '../payments/extensions'
import '../payments/given-back'
import '../payments/refunds'
import '../payments/leaving'
import '../payments/given'
import '../payments/events'

/** The job would heal what the tests break, whenever five minutes are over: somebody else has its lease. */
beforeAll(async () => {
  for (const [, cms] of everyCms()) {
    await runSql(
      cms,
      `INSERT INTO krono_jobs (name, held_until, done_until)
       VALUES ('reconcilePayments', ${Date.now() + 86_400_000}, 0)
       ON CONFLICT (name) DO UPDATE SET held_until = excluded.held_until`,
    )
  }
})
