import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../../support/in-strapi'
import { instantIn } from '../../support/many-members'
import { checkOut, eventsHandled, ordersOf, pay, paymentOf } from '../../support/payments'
import { call, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { querySandbox, sandboxAction, waitingAtStripe } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const monthly = { product: 'premium-month' }
const analysis = {
  product: 'analysis-short',
  people: [{ name: 'Ágnes', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

/** Code for `runInStrapi`: runs the nightly job and the tasks that it adds. */
const atNight = `
const { setClock } = require('./dist/src/platform/lib/clock')
const { askedKinds } = require('./dist/src/platform/jobs/runs')
const { deleteErasedCustomers } = require('./dist/src/commerce/payments/stripe/erased-customers')
const { createRunner } = require('./dist/src/platform/tasks/runner')
async function night() {
  setClock(() => new Date(Date.now() + 120_000))
  await deleteErasedCustomers(strapi)
  await createRunner(strapi, askedKinds).drain()
}
`
const oneNight = `${atNight}
const run = night
`

/** Code for `runInStrapi`: sets each blocking state for one night; reports whether the customer was kept. */
const heldBy = `${atNight}
async function run(customer, ...holds) {
  const left = () => strapi.db.query('api::order.order').count({ where: { customerId: customer } })
  const [order] = await strapi.db.query('api::order.order').findMany({ where: { customerId: customer } })
  for (const hold of holds) {
    const [uid, id, data, after] = JSON.parse(hold)
    const where = id === null ? { customerId: customer } : { id: order.id }
    const of = uid === 'api::refund.refund' ? { orderId: order.id } : where
    await strapi.db.query(uid).updateMany({ where: of, data })
    await night()
    tell([data, (await left()) > 0])
    await strapi.db.query(uid).updateMany({ where: of, data: after })
  }
}
`

describe.each(everyCms())('the Stripe customer of a deleted user on %s', (_name, cms) => {
  type Leaver = Awaited<ReturnType<typeof newMember>>

  const customerOf = async ({ email }: Leaver) => {
    const [row] = await runSql(
      cms,
      `SELECT stripe_customer_id AS id FROM up_users WHERE email = '${email}'`,
    )
    return String(row?.id)
  }
  const leave = async ({ token, password }: Leaver) => {
    const gone = await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    expect(gone.status).toBe(200)
    await eventsHandled(cms)
  }
  const requested = async (customer: string) => {
    const path = `requests?path=/v1/customers/${customer}`
    const calls = await querySandbox<{ method: string; status: number }[]>(cms, path)
    return calls.filter(({ method }) => method === 'DELETE').map(({ status }) => status)
  }
  const kept = async (customer: string) =>
    Number(
      (await runSql(cms, `SELECT count(*) AS n FROM orders WHERE customer_id = '${customer}'`))[0]
        ?.n,
    )

  test('is deleted once their subscription has ended, and no row contains its id', async () => {
    const member = await newMember(cms)
    await pay(cms, await checkOut(cms, member, monthly))
    const customer = await customerOf(member)
    await leave(member)
    expect([await requested(customer), await kept(customer)]).toEqual([[], 1])
    await runInStrapi(cms, oneNight)
    expect([await requested(customer), await kept(customer)]).toEqual([[200], 0])
    await runInStrapi(cms, oneNight)
    expect(await requested(customer)).toEqual([200])
  })

  test('is cleared if it was already deleted at Stripe', async () => {
    const member = await newMember(cms)
    await pay(cms, await checkOut(cms, member, analysis))
    const customer = await customerOf(member)
    await leave(member)
    await sandboxAction(cms, 'delete-customer', { customer })
    await runInStrapi(cms, oneNight)
    expect([await requested(customer), await kept(customer)]).toEqual([[404], 0])
  })

  test('is deleted if Stripe created it during the account’s deletion', async () => {
    const member = await newMember(cms)
    await sandboxAction(cms, 'pause', { isPaused: true })
    const { token } = member
    const begun = call(cms, 'POST', '/payment/checkout', { token, body: analysis })
    await waitingAtStripe(cms, 1)
    const { password } = member
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    await sandboxAction(cms, 'pause', { isPaused: false })
    expect((await begun).status).toBe(502)
    const made = await querySandbox<{ method: string; answer: { id: string } }[]>(
      cms,
      'requests?path=/v1/customers',
    )
    const customer = made.findLast(({ method }) => method === 'POST')?.answer.id ?? ''
    expect(await kept(customer)).toBe(1)
    await runInStrapi(cms, oneNight)
    expect([await requested(customer), await kept(customer)]).toEqual([[200], 0])
  })

  test('is kept while any payment, refund or dispute is open, and no longer', async () => {
    const member = await newMember(cms)
    await pay(cms, await checkOut(cms, member, analysis))
    const [order] = await ordersOf(cms, member)
    const payment = await paymentOf(cms, order?.id ?? '')
    const customer = await customerOf(member)
    const { id: refund } = await sandboxAction<{ id: string }>(cms, 'refund', {
      payment,
      amount: 100,
      isPending: true,
    })
    await leave(member)
    await runInStrapi(cms, oneNight)
    expect([await requested(customer), await kept(customer)]).toEqual([[], 1])
    await sandboxAction(cms, 'decide-refund', { refund })
    const { id: dispute } = await sandboxAction<{ id: string }>(cms, 'dispute', {
      payment,
      amount: 100,
      isWarning: true,
    })
    await eventsHandled(cms)
    await runInStrapi(cms, oneNight)
    expect([await requested(customer), await kept(customer)]).toEqual([[], 1])
    await sandboxAction(cms, 'close-dispute', { dispute, outcome: 'warning_closed' })
    await eventsHandled(cms)
    await checkHolds(cms, customer)
    expect(await requested(customer)).toEqual([])
    await runInStrapi(cms, oneNight)
    expect([await requested(customer), await kept(customer)]).toEqual([[200], 0])
  })
})

/** Checks each state of our database that must keep a customer, one after the other. */
async function checkHolds(cms: RunningCms, customer: string) {
  const order = 'api::order.order'
  const subscription = 'api::subscription.subscription'
  const refund = 'api::refund.refund'
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const [row] = await runSql(cms, `SELECT id FROM orders WHERE customer_id = '${customer}'`)
  const at = instantIn(cms, new Date())
  await runSql(
    cms,
    `INSERT INTO refunds (document_id, key, order_id, amount, state, created_at, updated_at)
     VALUES ('${customer}', '${customer}', ${row?.id}, 1, 'refused', ${at}, ${at})`,
  )
  await runSql(
    cms,
    `INSERT INTO subscriptions (document_id, stripe_id, customer_id, product_key, plan, amount,
       currency, status, current_period_end, cancel_at_period_end, version, created_at, updated_at)
     VALUES ('${customer}', 'sub_${customer}', '${customer}', 'premium-month', 'monthly', 300000,
       'huf', 'canceled', ${at}, false, 0, ${at}, ${at})`,
  )
  const settled = { state: 'fulfilled' }
  const holds = [
    ...['pending', 'paid', 'review', 'disputed'].map((state) => [order, 1, { state }, settled]),
    [order, 1, { state: 'failed', sessionExpiresAt: inAnHour }, settled],
    ...['active', 'past_due', 'unpaid', 'paused', 'incomplete'].map((status) => [
      subscription,
      null,
      { status },
      { status: 'canceled' },
    ]),
    ...['asked', 'done'].map((state) => [refund, 1, { state }, { state: 'refused' }]),
  ]
  const reported = await runInStrapi(
    cms,
    heldBy,
    customer,
    ...holds.map((hold) => JSON.stringify(hold)),
  )
  expect(reported).toEqual(holds.map(([, , data]) => [data, true]))
}
