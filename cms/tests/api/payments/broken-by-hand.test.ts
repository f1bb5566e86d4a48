import { beforeAll, describe, expect, test } from '@jest/globals'
import { brokenStates } from '../../support/broken-states'
import { takeAnalysis } from '../../support/given'
import { runInStrapi } from '../../support/in-strapi'
import { instantIn, newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  faultsAbout,
  ordersOf,
  pay,
  reconcileCode,
} from '../../support/payments'
import { call } from '../../support/people'
import { refuseInserts } from '../../support/refuse-inserts'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const hourMs = 3_600_000

/**
 * Code for `runInStrapi`: the new faults that the checker reports for each broken state. All in a transaction that is
 * rolled back, so that nothing has to be repaired.
 */
const breaking = `
const { rules } = require('./dist/src/commerce/verify-money/find-faults')
const { compareWithStripe } = require('./dist/src/commerce/verify-money/compare-with-stripe')
const undone = new Error('undone')
const checks = { ...rules, stripe: (database, at) => compareWithStripe(database, at, () => undefined) }
async function brokenBy({ check, statements }) {
  const at = new Date()
  const faults = { before: [], after: [] }
  const broken = strapi.db.connection.transaction(async (trx) => {
    faults.before = await checks[check](trx, at)
    for (const statement of statements) await trx.raw(statement)
    faults.after = await checks[check](trx, at)
    throw undone
  })
  await broken.catch((error) => {
    if (error !== undone) throw error
  })
  return faults.after.filter((fault) => !faults.before.includes(fault))
}
async function run(states) {
  tell(Object.keys(rules))
  for (const state of JSON.parse(states)) tell(await brokenBy(state))
}
`

const analysis = {
  product: 'analysis-short',
  people: [{ name: 'Ágnes', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

describe.each(everyCms())('invalid states, created by hand on %s', (_name, cms) => {
  let payer: Awaited<ReturnType<typeof newPayer>>

  beforeAll(async () => {
    payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    expect((await takeAnalysis(cms, payer)).status).toBe(200)
    await checkOut(cms, payer, analysis)
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('each rule reports its broken state, and so does each comparison with Stripe', async () => {
    const { ofRules, ofStripe } = brokenStates(cms, payer.email)
    const wanted = [
      ...Object.entries(ofRules).map(([check, state]) => ({ ...state, check, what: check })),
      ...Object.entries(ofStripe).map(([what, state]) => ({ ...state, check: 'stripe', what })),
    ]
    const states = JSON.stringify(wanted.map(({ check, statements }) => ({ check, statements })))
    const [rules, ...reported] = await runInStrapi(cms, breaking, states)
    expect(rules).toEqual(Object.keys(ofRules))
    expect(wanted.map(({ what }, index) => [what, reported[index]])).toEqual(
      wanted.map(({ what, fault }) => [
        what,
        expect.arrayContaining([expect.stringMatching(fault)]),
      ]),
    )
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('a paid order that grants nothing is reported after an hour, and is repaired', async () => {
    const stuck = await newPayer(cms)
    const session = await checkOut(cms, stuck, { product: 'premium-year' })
    await sandboxAction(cms, 'webhooks', { mode: 'discard' })
    const openUp = await refuseInserts(cms, 'entitlements')
    try {
      await sandboxAction(cms, 'pay', { session })
      await call(cms, 'GET', `/payment/status?session=${session}`, stuck)
      const before = instantIn(cms, new Date(Date.now() - hourMs - 60_000))
      await runSql(
        cms,
        `UPDATE orders SET paid_at = ${before} WHERE buyer_email = '${stuck.email}'`,
      )
      await runInStrapi(cms, reconcileCode(5))
      expect((await faultsAbout(cms, [stuck.email])).join()).toMatch(/\(paid\) was paid long ago/)
      const raised = await runSql(
        cms,
        `SELECT i.kind FROM incidents i JOIN orders o ON o.document_id = i.reference
         WHERE o.buyer_email = '${stuck.email}'`,
      )
      expect(raised).toEqual([{ kind: 'orderStuck' }])
    } finally {
      await openUp()
    }
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    // After the pause before the next attempt.
    await runInStrapi(cms, reconcileCode(60))
    await eventsHandled(cms)
    expect((await ordersOf(cms, stuck))[0]?.state).toBe('fulfilled')
    expect(await faultsAbout(cms, [stuck.email])).toEqual([])
  })
})
