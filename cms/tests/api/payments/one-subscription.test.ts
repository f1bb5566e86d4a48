import { afterEach, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { barrierFor } from '../../support/barrier'
import { runInStrapi } from '../../support/in-strapi'
import { mailTo } from '../../support/mailbox'
import { instantIn, newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  faultsAbout,
  getMe,
  ordersOf,
  pay,
  paymentOf,
} from '../../support/payments'
import { call } from '../../support/people'
import { refuseInserts } from '../../support/refuse-inserts'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import {
  pageState,
  querySandbox,
  sandboxAction,
  sessionOf,
  waitingAtStripe,
} from '../../support/sandbox'
import { secondCms } from '../../support/second-cms'
import { until } from '../../support/until'
import { month, year } from '../../support/wishes'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

type Payer = Awaited<ReturnType<typeof newPayer>>

const click = (cms: RunningCms, { token }: { token: string }, body: object) =>
  call(cms, 'POST', '/payment/checkout', { token, body })

const refused = { status: 409, body: { message: errors.alreadySubscribed.hun } }

/** The user's subscriptions, the monthly one first: plan, and whether it is live. */
const subscriptionsOf = async (cms: RunningCms, { email }: Payer) =>
  (
    await runSql(
      cms,
      `SELECT s.product_key, s.status FROM subscriptions s JOIN up_users u ON u.id = s.user_id
       WHERE u.email = '${email}' ORDER BY s.product_key`,
    )
  ).map(({ product_key, status }) => ({
    product: product_key,
    lives: status === 'active' || status === 'trialing',
  }))

const monthLives = { product: 'premium-month', lives: true }
const yearLives = { product: 'premium-year', lives: true }
const monthEnded = { product: 'premium-month', lives: false }
const yearEnded = { product: 'premium-year', lives: false }

/** Whether the next charge is at the end of the paid time, which the other subscription has moved. */
async function chargedWhenPaidUp(cms: RunningCms, payer: Payer) {
  const { paidUserExpire } = await getMe(cms, payer)
  const { body } = await call(cms, 'GET', '/payment/subscription', { token: payer.token })
  const next = Date.parse(body.subscription.currentPeriodEnd)
  return Math.abs(next - Date.parse(paidUserExpire ?? '')) < 3_600_000
}

/** Waits until Stripe's clock shows the next second. */
async function nextSecond(cms: RunningCms) {
  const now = async () => (await querySandbox<{ now: number }>(cms, 'clock')).now
  const before = await now()
  await until(async () => ((await now()) > before ? true : undefined))
}

/** Two pages that can both be paid. No rule permits this: the checkout slot of the first is removed by hand. */
async function twoPages(cms: RunningCms, payer: Payer) {
  const first = await checkOut(cms, payer, month)
  await runSql(cms, `UPDATE orders SET premium_of = NULL WHERE session_id = '${first}'`)
  return { first, second: await checkOut(cms, payer, year) }
}

const incidentsAbout = (cms: RunningCms, { email }: Payer) =>
  runSql(
    cms,
    `SELECT i.kind FROM incidents i JOIN subscriptions s ON s.stripe_id = i.reference
     JOIN up_users u ON u.id = s.user_id WHERE u.email = '${email}'`,
  )

/** Code for `runInStrapi`: runs the task in two processes at the same moment. */
const ending = `
const { cancelDuplicateSubscription } = require('./dist/src/commerce/payments/subscriptions/cancel-duplicate-subscription')
async function run(barrier, user) {
  await fetch(barrier)
  await cancelDuplicateSubscription(strapi, Number(user))
}
`

describe.each(everyCms())('one subscription on %s', (_name, cms) => {
  afterEach(async () => {
    await sandboxAction(cms, 'pause', { isPaused: false })
    await sandboxAction(cms, 'calm')
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
  })

  test('of a month and a year posted together through two processes one is paid and live', async () => {
    const { cms: other, stop } = await secondCms(cms)
    const payer = await newPayer(cms)
    await sandboxAction(cms, 'pause', { isPaused: true })
    const clicks = [click(cms, payer, month), click(other, payer, year)]
    await waitingAtStripe(cms, 1)
    await sandboxAction(cms, 'pause', { isPaused: false })
    const answers = await Promise.all(clicks)
    await stop()
    const sessions = answers.flatMap(({ body }) => (body.url ? [sessionOf(body.url)] : []))
    for (const session of sessions)
      if ((await pageState(cms, session)) === 'open') await pay(cms, session)
    expect((await subscriptionsOf(cms, payer)).map(({ lives }) => lives)).toEqual([true])
    expect((await getMe(cms, payer)).tier).toBe('subscriber')
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('a year posted after the month was paid, before its event came, is refused', async () => {
    const payer = await newPayer(cms)
    const session = await checkOut(cms, payer, month)
    await sandboxAction(cms, 'webhooks', { mode: 'hold' })
    await sandboxAction(cms, 'pay', { session })
    expect(await click(cms, payer, year)).toMatchObject(refused)
    expect(await getMe(cms, payer)).toMatchObject({ tier: 'subscriber', plan: 'monthly' })
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    await sandboxAction(cms, 'release')
    await eventsHandled(cms)
    expect(await subscriptionsOf(cms, payer)).toEqual([monthLives])
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('also when the month’s entitlement could not be written yet', async () => {
    const payer = await newPayer(cms)
    const session = await checkOut(cms, payer, month)
    await sandboxAction(cms, 'webhooks', { mode: 'discard' })
    const openUp = await refuseInserts(cms, 'receipts')
    try {
      await sandboxAction(cms, 'pay', { session })
      await call(cms, 'GET', `/payment/status?session=${session}`, payer)
      expect((await getMe(cms, payer)).tier).toBe('free')
      expect(await click(cms, payer, year)).toMatchObject(refused)
    } finally {
      await openUp()
    }
    await call(cms, 'GET', `/payment/status?session=${session}`, payer)
    expect((await ordersOf(cms, payer)).map(({ state }) => state)).toEqual(['fulfilled'])
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test.each<[string, (payer: Payer) => Promise<unknown>]>([
    [
      'cancelled and runs out',
      ({ token }) => call(cms, 'POST', '/payment/cancel-subscription', { token, body: {} }),
    ],
    [
      'disputed',
      async (payer) => {
        const [order] = await ordersOf(cms, payer)
        const payment = await paymentOf(cms, order?.id ?? '')
        await sandboxAction(cms, 'dispute', { payment })
        await eventsHandled(cms)
      },
    ],
    [
      'at rest',
      ({ email }) =>
        runSql(
          cms,
          `UPDATE subscriptions SET status = 'paused'
           WHERE user_id = (SELECT id FROM up_users WHERE email = '${email}')`,
        ),
    ],
  ])('no second one is sold to a subscriber in the state %s', async (_what, change) => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, month))
    await change(payer)
    for (const input of [month, year]) {
      expect(await click(cms, payer, input)).toMatchObject(refused)
      const { token } = payer
      expect(await call(cms, 'POST', '/payment/quote', { token, body: input })).toMatchObject(
        refused,
      )
    }
  })

  test.each([
    ['at once', 0],
    ['also when Stripe does not answer the first time', 1],
  ])(
    'a second one paid all the same is ended, %s, and refunded, with an incident',
    async (_when, times) => {
      const payer = await newPayer(cms)
      const { first, second } = await twoPages(cms, payer)
      await sandboxAction(cms, 'pay', { session: first })
      if (times)
        await sandboxAction(cms, 'faults', { kind: 'badParameter', path: '/v1/refunds', times })
      await sandboxAction(cms, 'pay', { session: second })
      await until(async () => {
        const [, year] = await subscriptionsOf(cms, payer)
        return year?.lives === false ? true : undefined
      })
      await eventsHandled(cms)
      expect(await subscriptionsOf(cms, payer)).toEqual([monthLives, yearEnded])
      expect(await chargedWhenPaidUp(cms, payer)).toBe(true)
      expect((await ordersOf(cms, payer)).map(({ product, state }) => [product, state])).toEqual([
        ['premium-year', 'refunded'],
        ['premium-month', 'fulfilled'],
      ])
      expect(await getMe(cms, payer)).toMatchObject({ tier: 'subscriber', plan: 'monthly' })
      expect(await incidentsAbout(cms, payer)).toEqual([{ kind: 'secondSubscription' }])
      await mailTo(cms, payer.email, 'Visszatérítve')
      expect(await faultsAbout(cms, [payer.email])).toEqual([])
    },
  )

  test('the older one continues, whichever was ordered first, and however often and at once the task runs', async () => {
    const payer = await newPayer(cms)
    const { first, second } = await twoPages(cms, payer)
    const [user] = await runSql(cms, `SELECT id FROM up_users WHERE email = '${payer.email}'`)
    // Another process has claimed the task: it is run below.
    const tomorrow = instantIn(cms, new Date(Date.now() + 86_400_000))
    await runSql(
      cms,
      `INSERT INTO tasks (document_id, kind, key, payload, state, due_at, asked, attempts, fence, lease_until)
       VALUES ('second${user?.id}', 'endSecond', 'endSecond:${user?.id}', '{"user":${user?.id}}', 'running',
         ${tomorrow}, 1, 1, 1, ${tomorrow})`,
    )
    await sandboxAction(cms, 'pay', { session: second })
    await nextSecond(cms)
    await sandboxAction(cms, 'pay', { session: first })
    const heard = await until(async () => {
      const all = await subscriptionsOf(cms, payer)
      return all.filter(({ lives }) => lives).length === 2 ? all : undefined
    })
    expect(heard).toHaveLength(2)
    const barrier = await barrierFor(2)
    const look = () => runInStrapi(cms, ending, barrier.url, String(user?.id))
    await Promise.all([look(), look()])
    await look()
    barrier.end()
    await runSql(cms, `DELETE FROM tasks WHERE key = 'endSecond:${user?.id}'`)
    await eventsHandled(cms)
    expect(await subscriptionsOf(cms, payer)).toEqual([monthEnded, yearLives])
    expect(await chargedWhenPaidUp(cms, payer)).toBe(true)
    expect(
      (await ordersOf(cms, payer)).map(({ product, state, refunded }) => [
        product,
        state,
        refunded.amount,
      ]),
    ).toEqual([
      ['premium-year', 'fulfilled', 0],
      ['premium-month', 'refunded', 300_000],
    ])
    expect(await incidentsAbout(cms, payer)).toEqual([{ kind: 'secondSubscription' }])
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })
})
