import { beforeAll } from '@jest/globals'
import { instantIn } from '../support/many-members'
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
import '../payments/failures'
import '../payments/tries'
import '../payments/stripe-moments'
import '../payments/taken-away'
import '../payments/broken-by-hand'
import '../payments/billing-date'
import '../payments/held-in-order'
import '../payments/events'

/** The jobs would heal what the tests break, whenever five minutes are over: somebody else has them. */
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
