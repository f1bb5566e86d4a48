import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../../support/in-strapi'
import { instantIn, newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, getMe, pay, reconcileCode } from '../../support/payments'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const dayMs = 86_400_000

/** A monthly member whose renewal failed this long ago. */
async function pastDueMember(cms: RunningCms, agoMs: number) {
  const payer = await newPayer(cms)
  await pay(cms, await checkOut(cms, payer, { product: 'premium-month' }))
  const { subscriptionId: subscription } = await getMe(cms, payer)
  await sandboxAction(cms, 'fail-renewal', { subscription })
  await eventsHandled(cms)
  const since = instantIn(cms, new Date(Date.now() - agoMs))
  const aDayAgo = instantIn(cms, new Date(Date.now() - 25 * 3_600_000))
  await runSql(
    cms,
    `UPDATE subscriptions SET past_due_since = ${since}, updated_at = ${aDayAgo} WHERE stripe_id = '${subscription}'`,
  )
  return payer
}

describe.each(everyCms())('the grace period of a failed renewal on %s', (_name, cms) => {
  test('lasts seven days; then the subscription ends without another charge', async () => {
    const inTime = await pastDueMember(cms, 7 * dayMs - 3_600_000)
    const over = await pastDueMember(cms, 7 * dayMs + 60_000)
    await runInStrapi(cms, reconcileCode(5))
    await eventsHandled(cms)
    const statusOf = async ({ email }: { email: string }) => {
      const [row] = await runSql(
        cms,
        `SELECT status FROM subscriptions WHERE user_id = (SELECT id FROM up_users WHERE email = '${email}')`,
      )
      return row?.status
    }
    expect([await statusOf(inTime), await statusOf(over)]).toEqual(['past_due', 'canceled'])
    expect((await getMe(cms, over)).subscriptionId).toBeNull()
  })
})
