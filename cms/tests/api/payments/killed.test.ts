import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../../support/in-strapi'
import { killAt, runTaskCode, type Step, triedSteps } from '../../support/killed-at'
import { instantIn, newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  faultsAbout,
  getMe,
  pay,
  reconcileCode,
} from '../../support/payments'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { pageState, sandboxAction } from '../../support/sandbox'
import { until } from '../../support/until'
import { year } from '../../support/wishes'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

type Payer = Awaited<ReturnType<typeof newPayer>>

/** Code for `runInStrapi`: a checkout of a member. */
const checkoutCode = `
const { checkOut } = require('./dist/src/commerce/payments/checkout/checkout')
async function run(email, product) {
  const user = await strapi.db.query('plugin::users-permissions.user').findOne({ where: { email } })
  await checkOut(strapi, { user, body: { product }, network: 'test' })
}
`

/** Steps of a checkout. */
const checkoutSteps: Record<string, Step> = {
  'the order is written': { sql: /^insert into .orders./, moment: 'after' },
  'the order is stored': { sql: /^insert into .orders./, moment: 'committed' },
  'the page is at Stripe': { sql: /^update .orders. set .*session_id/, moment: 'before' },
  'the page is recorded': { sql: /^update .orders. set .*session_id/, moment: 'after' },
}

/** Steps of the task of a paid event. */
const eventSteps: Record<string, Step> = {
  'the event is claimed': { sql: /^update .tasks. set .*fence/, moment: 'after' },
  'the order is paid': { sql: /^update .orders. set /, moment: 'after' },
  'the receipt is written': { sql: /^insert into .receipts./, moment: 'after' },
  'the entitlement is written': { sql: /^insert into .entitlements./, moment: 'after' },
  'the e-mail is queued': { sql: /^insert into .outgoing_mails./, moment: 'after' },
  'all of it is stored': { sql: /^insert into .outgoing_mails./, moment: 'committed' },
}

const taskOf = (session: string) => `handleEvent:evt_test_${session}`

/** Adds the event of a paid session under a kind of the test. */
const addEvent = (cms: RunningCms, session: string, kind: string) =>
  runSql(
    cms,
    `INSERT INTO tasks (document_id, kind, key, payload, state, due_at, asked, attempts, fence)
     VALUES ('${session.slice(-24)}', '${kind}', '${taskOf(session)}',
       '{"type":"checkout.session.completed","object":"${session}"}', 'waiting', ${instantIn(cms, new Date(0))}, 1, 0, 0)`,
  )

const one = async (cms: RunningCms, sql: string) => (await runSql(cms, sql))[0]?.n

/** Rows of an account by which something doubled would be seen. */
const countsOf = async (cms: RunningCms, { email }: Payer) => {
  const user = `(SELECT id FROM up_users WHERE email = '${email}')`
  const count = async (table: string, where: string) =>
    Number(await one(cms, `SELECT count(*) AS n FROM ${table} WHERE ${where}`))
  return {
    fulfilled: await count('orders', `buyer_email = '${email}' AND state = 'fulfilled'`),
    terms: await count('entitlements', `kind = 'term' AND user_id = ${user}`),
    mails: await count('outgoing_mails', `dedupe_key LIKE 'order:%' AND user_id = ${user}`),
  }
}

describe.each(everyCms())('kill -9 during an order on %s', (_name, cms) => {
  const payers: Payer[] = []

  test.each(triedSteps(Object.entries(checkoutSteps)))(
    'when %s: the buyer continues, and pays once',
    async (_when, step) => {
      const payer = await newPayer(cms)
      await killAt(cms, step, checkoutCode, payer.email, year.product)
      const session = await checkOut(cms, payer, year)
      const orders = await runSql(
        cms,
        `SELECT session_id FROM orders WHERE buyer_email = '${payer.email}'`,
      )
      const states = await Promise.all(
        orders.flatMap(({ session_id }) =>
          session_id ? [pageState(cms, String(session_id))] : [],
        ),
      )
      expect(states.filter((state) => state === 'open')).toHaveLength(1)
      await pay(cms, session)
      expect((await getMe(cms, payer)).tier).toBe('subscriber')
      expect(await countsOf(cms, payer)).toEqual({ fulfilled: 1, terms: 1, mails: 1 })
      payers.push(payer)
    },
  )

  test.each(triedSteps(Object.entries(eventSteps)))(
    'when %s: another process fulfils the order once',
    async (_when, step) => {
      const payer = await newPayer(cms)
      const session = await checkOut(cms, payer, year)
      await sandboxAction(cms, 'webhooks', { mode: 'discard' })
      await sandboxAction(cms, 'pay', { session })
      await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
      const kind = `killed${session.slice(-12)}`
      await addEvent(cms, session, kind)
      await killAt(cms, step, runTaskCode, 'handleEvent', kind)
      const key = `key = '${taskOf(session)}'`
      const [left] = await runSql(cms, `SELECT state FROM tasks WHERE ${key}`)
      expect(left).toEqual({ state: 'running' })
      await runSql(
        cms,
        `UPDATE tasks SET kind = 'handleEvent', lease_until = ${instantIn(cms, new Date(0))} WHERE ${key}`,
      )
      const done = await until(async () => {
        const [row] = await runSql(cms, `SELECT state, attempts FROM tasks WHERE ${key}`)
        return row?.state === 'done' ? row : undefined
      })
      expect(done).toEqual({ state: 'done', attempts: 2 })
      expect((await getMe(cms, payer)).tier).toBe('subscriber')
      payers.push(payer)
    },
  )

  test('afterwards the late events change nothing, and verify:money finds nothing', async () => {
    await runInStrapi(cms, reconcileCode(5))
    await eventsHandled(cms)
    for (const payer of payers)
      expect(await countsOf(cms, payer)).toEqual({ fulfilled: 1, terms: 1, mails: 1 })
    expect(
      await faultsAbout(
        cms,
        payers.map(({ email }) => email),
      ),
    ).toEqual([])
  })
})
