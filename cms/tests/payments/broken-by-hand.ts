import { beforeAll, describe, expect, test } from '@jest/globals'
import { takeAnalysis } from '../support/given'
import { runInStrapi } from '../support/in-strapi'
import { instantIn, newPayer } from '../support/many-members'
import {
  checkOut,
  eventsHandled,
  faultsAbout,
  ordersOf,
  pay,
  reconciling,
} from '../support/payments'
import { call } from '../support/people'
import { refuseInserts } from '../support/refuse-inserts'
import { runSql } from '../support/rows'
import { runVerifier } from '../support/run-program'
import { everyCms } from '../support/running'
import { inSandbox } from '../support/sandbox'

const hourMs = 3_600_000

describe.each(everyCms())('states that no rule makes, made by hand on %s', (_name, cms) => {
  let payer: Awaited<ReturnType<typeof newPayer>>
  const faults = () => faultsAbout(cms, [payer.email])
  const whose = () => `user_id = (SELECT id FROM up_users WHERE email = '${payer.email}')`

  beforeAll(async () => {
    payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    expect((await takeAnalysis(cms, payer)).status).toBe(200)
    expect(await faults()).toEqual([])
  }, 60_000)

  /** Each breaks one thing, and mends it; not every sentence names the order. */
  const states: Record<string, (who: string) => [string, string, RegExp]> = {
    'a term of a paid order that is revoked': (who) => [
      `UPDATE entitlements SET own_state = 'revoked' WHERE kind = 'term' AND ${who}`,
      `UPDATE entitlements SET own_state = 'active' WHERE kind = 'term' AND ${who}`,
      /Order \w+ \(fulfilled\)/,
    ],
    'an order that was refunded, and what it brought counts': (who) => [
      `UPDATE orders SET state = 'refunded' WHERE product_key = 'premium-year' AND ${who}`,
      `UPDATE orders SET state = 'fulfilled' WHERE product_key = 'premium-year' AND ${who}`,
      /The term of order:\d+ is active\. Order \w+ \(refunded\)/,
    ],
    'a user who has more than the terms say': (who) => [
      `UPDATE up_users SET plan = 'monthly' WHERE ${who.replace('user_id', 'id')}`,
      `UPDATE up_users SET plan = 'yearly' WHERE ${who.replace('user_id', 'id')}`,
      /User \d+ is paid until/,
    ],
    'an order without what it brought': (who) => [
      `UPDATE entitlements SET kind = 'course' WHERE kind = 'term' AND ${who}`,
      `UPDATE entitlements SET kind = 'term' WHERE kind = 'course' AND ${who}`,
      /lacks its term/,
    ],
    'an analysis that is paid and withheld': (who) => [
      `UPDATE analyses SET state = 'withheld' WHERE ${who}`,
      `UPDATE analyses SET state = 'ready' WHERE ${who}`,
      /The analysis of order:\d+:analysis is active, and cannot be had/,
    ],
    'an analysis that outlived its coupon': (who) => [
      `UPDATE entitlements SET state = 'revoked' WHERE kind = 'coupon' AND ${who}`,
      `UPDATE entitlements SET state = 'active' WHERE kind = 'coupon' AND ${who}`,
      /The analysis of order:\d+:analysis is active, and should be revoked/,
    ],
  }

  test.each(Object.entries(states))(
    '%s',
    async (_what, make) => {
      const [breaking, mending, sentence] = make(whose())
      await runSql(cms, breaking)
      const { output } = await runVerifier({ ...cms.env, SMTP_URL: '' })
      await runSql(cms, mending)
      expect(output).toMatch(sentence)
      expect(await faults()).toEqual([])
    },
    60_000,
  )

  test('an order that was paid and brings nothing is told of after an hour, and heals', async () => {
    const stuck = await newPayer(cms)
    const session = await checkOut(cms, stuck, { product: 'premium-year' })
    await inSandbox(cms, 'webhooks', { mode: 'discard' })
    const openUp = await refuseInserts(cms, 'entitlements')
    try {
      await inSandbox(cms, 'pay', { session })
      await call(cms, 'GET', `/payment/status?session=${session}`, stuck)
      const before = instantIn(cms, new Date(Date.now() - hourMs - 60_000))
      await runSql(
        cms,
        `UPDATE orders SET paid_at = ${before} WHERE buyer_email = '${stuck.email}'`,
      )
      await runInStrapi(cms, reconciling(5))
      expect((await faultsAbout(cms, [stuck.email])).join()).toMatch(/\(paid\) was paid at/)
      const raised = await runSql(
        cms,
        `SELECT i.kind FROM incidents i JOIN orders o ON o.document_id = i.reference
         WHERE o.buyer_email = '${stuck.email}'`,
      )
      expect(raised).toEqual([{ kind: 'orderStuck' }])
    } finally {
      await openUp()
    }
    await inSandbox(cms, 'webhooks', { mode: 'deliver' })
    await runInStrapi(cms, reconciling(5))
    await eventsHandled(cms)
    expect((await ordersOf(cms, stuck))[0]?.state).toBe('fulfilled')
    expect(await faultsAbout(cms, [stuck.email])).toEqual([])
  }, 120_000)
})
