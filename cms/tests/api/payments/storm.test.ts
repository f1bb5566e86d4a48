import { describe, expect, test } from '@jest/globals'
import { guestsGift, newCoupon, usesOf } from '../../support/coupons'
import { runInStrapi } from '../../support/in-strapi'
import { manyMembers, type newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, faultsAbout, getMe, reconcileCode } from '../../support/payments'
import { call } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { pageState, sandboxAction } from '../../support/sandbox'
import { secondCms } from '../../support/second-cms'
import { analysis, month, year } from '../../support/wishes'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

type Payer = Awaited<ReturnType<typeof newPayer>>
type Row = Record<'state' | 'session_id' | 'amount' | 'user_coupon_id' | 'isPremium', unknown>

/** Ten checkouts of one person: repeated clicks, other tabs, and one coupon in three of them. */
const inputsWith = (coupon: string) => [
  month,
  month,
  month,
  year,
  year,
  { ...month, coupon },
  { ...analysis, coupon },
  guestsGift(coupon),
  analysis,
  analysis,
]

const ordersOf = async (cms: RunningCms, { email }: Payer): Promise<Row[]> =>
  (await runSql(
    cms,
    `SELECT state, session_id, amount, user_coupon_id,
       product_key LIKE 'premium%' AND gift IS NULL AS "isPremium"
     FROM orders WHERE buyer_email = '${email}'`,
  )) as Row[]

/** Their orders that can still be paid at Stripe, whatever their state in our database. */
async function openPages(cms: RunningCms, payer: Payer) {
  const orders = (await ordersOf(cms, payer)).filter(({ session_id }) => session_id !== null)
  const states = await Promise.all(
    orders.map(({ session_id }) => pageState(cms, String(session_id))),
  )
  return orders.filter((_, index) => states[index] === 'open')
}

describe.each(everyCms())('a hundred checkouts at once on %s', (_name, cms) => {
  test('of ten people, through two processes, with a slow Stripe, result in exactly the paid orders', async () => {
    const { cms: second, stop } = await secondCms(cms)
    const payers = await manyMembers(cms, 10)
    // Seven uses in total, and one per person.
    const coupon = await newCoupon(cms, { maxUses: 7 })
    await sandboxAction(cms, 'faults', { kind: 'slow', milliseconds: 150, times: 100_000 })
    const clicks = inputsWith(coupon).flatMap((body, turn) =>
      payers.map(({ token }, index) =>
        call((turn + index) % 2 ? cms : second, 'POST', '/payment/checkout', { token, body }),
      ),
    )
    const answers = await Promise.all(clicks)
    await sandboxAction(cms, 'calm')
    await stop()
    expect(answers).toHaveLength(100)
    const statuses = new Set(answers.map(({ status }) => status))
    // 504: a checkout that took too long and may still be done.
    const expected = [200, 409, 502, 503, 504]
    expect([...statuses].filter((status) => !expected.includes(status))).toEqual([])

    // The reconciliation closes the pages that the stopped process left open.
    await runInStrapi(cms, reconcileCode(1))
    for (const payer of payers) {
      const open = await openPages(cms, payer)
      expect(open.filter(({ state }) => state !== 'pending')).toEqual([])
      expect(open.filter(({ isPremium }) => isPremium).length).toBeLessThanOrEqual(1)
      expect(open.filter((order) => order.user_coupon_id !== null).length).toBeLessThanOrEqual(1)
    }

    // Each finally buys a month, and pays everything that can be paid.
    for (const payer of payers) {
      await checkOut(cms, payer, month)
      for (const { session_id } of await openPages(cms, payer))
        await sandboxAction(cms, 'pay', { session: session_id })
    }
    await eventsHandled(cms)

    let used = 0
    for (const payer of payers) {
      const orders = await ordersOf(cms, payer)
      const [paid, others] = [true, false].map((isPaid) =>
        orders.filter(({ state }) => (state === 'fulfilled') === isPaid),
      )
      // An order that got no page because Stripe was slow waits for the reconciliation; it cannot be paid.
      expect(others?.filter((one) => one.state !== 'failed' && one.session_id !== null)).toEqual([])
      expect(paid?.filter(({ isPremium }) => isPremium)).toHaveLength(1)
      // An order without a page keeps its coupon use until the reconciliation releases it.
      const holding = orders.filter(({ state }) => state !== 'failed')
      used += holding.filter((order) => order.user_coupon_id !== null).length
      expect((await getMe(cms, payer)).tier).toBe('subscriber')
    }
    const living = await runSql(
      cms,
      `SELECT u.email, count(*) AS n FROM subscriptions s JOIN up_users u ON u.id = s.user_id
       WHERE u.email IN (${payers.map(({ email }) => `'${email}'`).join(', ')}) GROUP BY u.email`,
    )
    expect(living.map(({ n }) => Number(n))).toEqual(payers.map(() => 1))
    expect(await usesOf(cms, coupon)).toEqual({ uses: used, rows: used })
    expect(used).toBeLessThanOrEqual(7)
    expect(
      await faultsAbout(
        cms,
        payers.map(({ email }) => email),
      ),
    ).toEqual([])
  })
})
