import { describe, expect, test } from '@jest/globals'
import { payForGift, takeAnalysis } from '../../support/given'
import { runInStrapi } from '../../support/in-strapi'
import { newPayer } from '../../support/many-members'
import { checkOut, faultsAbout, getMe, ordersOf, pay } from '../../support/payments'
import { call } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

/** Code for `runInStrapi`: applies Stripe's state of an order's money, twice. */
const applyCode = `
const { syncRefunds } = require('./dist/src/commerce/payments/refunds/sync-refunds')
const { evaluateReversals } = require('./dist/src/commerce/payments/refunds/evaluate-reversals')
async function run(documentId, told) {
  const money = evaluateReversals({ refunds: [], disputes: [], ...JSON.parse(told) })
  for (const time of [1, 2]) {
    const order = await strapi.db.query('api::order.order').findOne({ where: { documentId } })
    if (!(await syncRefunds(strapi, order, money))) throw new Error('It was refused.')
  }
}
`

/** Applies an outdated response: the order was read before another process wrote it. */
const applyOutdatedCode = `
const { syncRefunds } = require('./dist/src/commerce/payments/refunds/sync-refunds')
const { evaluateReversals } = require('./dist/src/commerce/payments/refunds/evaluate-reversals')
async function run(documentId, told) {
  const money = evaluateReversals({ refunds: [], disputes: [], ...JSON.parse(told) })
  const order = await strapi.db.query('api::order.order').findOne({ where: { documentId } })
  tell(await syncRefunds(strapi, { ...order, moneyVersion: -1 }, money))
}
`

const say = (cms: RunningCms, order: string, dispute: { amount: number; status: string }) =>
  runInStrapi(
    cms,
    applyCode,
    order,
    JSON.stringify({ disputes: [{ id: `dp_${order}`, ...dispute }] }),
  )

const creditsOf = async (cms: RunningCms, order: string) => {
  const rows = await runSql(
    cms,
    `SELECT r.amount FROM receipts r JOIN orders o ON o.id = r.order_id
     WHERE o.document_id = '${order}' AND r.kind = 'credit' ORDER BY r.id`,
  )
  return rows.map(({ amount }) => Number(amount))
}

const whole = 3_000_000

describe.each(everyCms())('disputes lost and won on %s', (_name, cms) => {
  test('a year: a partial loss keeps it, a full loss ends it, a won appeal restores it', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    const [{ id = '' } = {}] = await ordersOf(cms, payer)
    const look = async () => {
      const [order] = await ordersOf(cms, payer)
      return [(await getMe(cms, payer)).tier, order?.state, order?.refunded.amount]
    }
    await say(cms, id, { amount: 1_000_000, status: 'warning_under_review' })
    expect(await look()).toEqual(['subscriber', 'fulfilled', 0])
    await say(cms, id, { amount: 1_000_000, status: 'needs_response' })
    expect(await look()).toEqual(['free', 'disputed', 0])
    await say(cms, id, { amount: 1_000_000, status: 'lost' })
    expect(await look()).toEqual(['subscriber', 'fulfilled', 1_000_000])
    await say(cms, id, { amount: whole, status: 'lost' })
    expect(await look()).toEqual(['free', 'refunded', whole])
    await say(cms, id, { amount: whole, status: 'appeal_under_review' })
    expect(await look()).toEqual(['free', 'refunded', whole])
    await say(cms, id, { amount: whole, status: 'won' })
    const [tier, state, refunded] = await look()
    // Its subscription ended with the refund; the paid year is still theirs.
    expect([tier !== 'free', state, refunded]).toEqual([true, 'fulfilled', 0])
    expect(await creditsOf(cms, id)).toEqual([-1_000_000, 1_000_000 - whole, whole])
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('an outdated response of Stripe changes nothing', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    const [{ id = '' } = {}] = await ordersOf(cms, payer)
    const reported = { disputes: [{ id: 'dp_late', amount: whole, status: 'lost' }] }
    expect(await runInStrapi(cms, applyOutdatedCode, id, JSON.stringify(reported))).toEqual([false])
    expect((await ordersOf(cms, payer))[0]?.state).toBe('fulfilled')
    expect(await creditsOf(cms, id)).toEqual([])
  })

  test('a gift of a deleted giver ends and returns with its payment', async () => {
    const { giver, claimer, claim, order, amount } = await payForGift(cms, 'premium-year')
    await claim()
    const taken = await takeAnalysis(cms, claimer)
    expect(taken.status).toBe(200)
    const [own] = await ordersOf(cms, claimer)
    const path = `/analysis/${own?.analysis?.id}`
    await runSql(
      cms,
      `UPDATE entitlements SET user_id = NULL WHERE kind = 'gift' AND order_id =
       (SELECT id FROM orders WHERE document_id = '${order}')`,
    )
    await runSql(
      cms,
      `UPDATE orders SET user_id = NULL, gift = NULL, buyer_email = NULL WHERE document_id = '${order}'`,
    )
    await runSql(cms, `DELETE FROM up_users WHERE email = '${giver.email}'`)
    const look = async () => [
      (await getMe(cms, claimer)).tier,
      Object.keys((await call(cms, 'GET', path, { token: claimer.token })).body)[0],
    ]
    expect(await look()).toEqual(['paid', 'analysis'])
    await say(cms, order, { amount, status: 'under_review' })
    expect(await look()).toEqual(['free', 'withheld'])
    await say(cms, order, { amount, status: 'lost' })
    expect(await look()).toEqual(['free', 'withheld'])
    await say(cms, order, { amount, status: 'won' })
    expect(await look()).toEqual(['paid', 'analysis'])
    expect(await faultsAbout(cms, [claimer.email])).toEqual([])
  })

  test('an unclaimed gift shows that it was revoked, and can be claimed when restored', async () => {
    const { claimer, claim, order, amount } = await payForGift(cms, 'premium-month')
    const [gift] = await runSql(
      cms,
      `SELECT g.token FROM gifts g JOIN orders o ON o.id = g.order_id
       WHERE o.document_id = '${order}'`,
    )
    const open = async () => {
      const { body } = await call(cms, 'GET', `/gift/open?token=${gift?.token}`)
      return [body.state, body.orderStatus?.is ?? null]
    }
    expect(await open()).toEqual(['delivered', null])
    await say(cms, order, { amount, status: 'under_review' })
    expect(await open()).toEqual(['delivered', 'suspended'])
    await say(cms, order, { amount, status: 'lost' })
    expect(await open()).toEqual(['revoked', 'over'])
    await say(cms, order, { amount, status: 'won' })
    expect(await open()).toEqual(['delivered', null])
    await claim()
    expect((await getMe(cms, claimer)).tier).toBe('paid')
  })

  test('a given coupon is suspended, revoked and restored', async () => {
    const { claimer, claim, order, amount } = await payForGift(cms, 'analysis-long')
    await claim()
    await say(cms, order, { amount, status: 'needs_response' })
    expect((await takeAnalysis(cms, claimer)).status).toBe(409)
    await say(cms, order, { amount, status: 'lost' })
    const mine = await call(cms, 'GET', '/coupon/mine', { token: claimer.token })
    expect(mine.body.coupons).toEqual([])
    await say(cms, order, { amount, status: 'won' })
    expect((await takeAnalysis(cms, claimer)).status).toBe(200)
  })
})
