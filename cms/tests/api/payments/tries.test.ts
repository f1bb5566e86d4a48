import { afterEach, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { newCoupon } from '../../support/coupons'
import { newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  faultsAbout,
  formKey,
  getMe,
  ordersOf,
  pay,
  requestRefund,
} from '../../support/payments'
import { call, newMember } from '../../support/people'
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
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

type Payer = Awaited<ReturnType<typeof newPayer>>
type Asked = { idempotencyKey: string | null; status: number | null }

const month = { product: 'premium-month' }
const analysis = {
  product: 'analysis-short',
  people: [{ name: 'Ágnes', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

const click = (cms: RunningCms, { token }: Payer, body: object = month) =>
  call(cms, 'POST', '/payment/checkout', { token, body })

const userOf = async (cms: RunningCms, { email }: Payer) =>
  (await runSql(cms, `SELECT * FROM up_users WHERE email = '${email}'`))[0]

const ordersBegun = (cms: RunningCms, { email }: Payer) =>
  runSql(cms, `SELECT * FROM orders WHERE buyer_email = '${email}' ORDER BY id`)

/** Idempotency keys of all calls about something, without duplicates, as numbers of attempts. */
async function triesAt(cms: RunningCms, path: string, about: unknown) {
  const calls = await querySandbox<Asked[]>(cms, `requests?path=${path}`)
  const keys = calls.flatMap(({ idempotencyKey: key }) => (key?.includes(`${about}`) ? [key] : []))
  return [...new Set(keys)].map((key) => Number(key.split(':').at(-1)))
}

describe.each(everyCms())('retries at Stripe on %s', (_name, cms) => {
  afterEach(async () => {
    await sandboxAction(cms, 'pause', { isPaused: false })
    await sandboxAction(cms, 'calm')
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
  })

  const fault = (kind: string, path: string, times = 1) =>
    sandboxAction(cms, 'faults', { kind, path, method: 'POST', times })

  test.each([
    ['error', '/v1/customers'],
    ['errorAfter', '/v1/customers'],
    ['error', '/v1/coupons'],
    ['errorAfter', '/v1/coupons'],
    ['error', '/v1/checkout/sessions'],
    ['errorAfter', '/v1/checkout/sessions'],
  ])(
    'a 500 that Stripe replays (%s at %s) blocks the buyer once, not for a day',
    async (kind, path) => {
      const payer = await newPayer(cms)
      const body = { ...month, coupon: await newCoupon(cms, { maxUses: 1 }) }
      await fault(kind, path)
      expect((await click(cms, payer, body)).body.message).toBe(errors.stripeUnclear.hun)
      // An unclear response is no refusal: the order waits, with its coupon, for the next click.
      expect((await ordersBegun(cms, payer)).map(({ state }) => state)).toEqual(['pending'])
      const again = await click(cms, payer, body)
      expect(again.status).toBe(200)
      await pay(cms, sessionOf(again.body.url))
      expect((await getMe(cms, payer)).tier).toBe('subscriber')
      const [order, ...others] = await ordersBegun(cms, payer)
      expect(others).toEqual([])
      const about =
        path === '/v1/customers' ? (await userOf(cms, payer))?.document_id : order?.document_id
      expect(await triesAt(cms, path, about)).toEqual([0, 1])
      expect(await faultsAbout(cms, [payer.email])).toEqual([])
    },
  )

  test.each(['closed', 'closedAfter', 'rateLimited'])(
    'after an unclear response (%s) the same key returns the same page',
    async (kind) => {
      const payer = await newPayer(cms)
      await fault(kind, '/v1/checkout/sessions', 3)
      expect([502, 503]).toContain((await click(cms, payer)).status)
      await sandboxAction(cms, 'calm')
      expect((await click(cms, payer)).status).toBe(200)
      const [order, ...others] = await ordersBegun(cms, payer)
      expect(others).toEqual([])
      expect(await triesAt(cms, '/v1/checkout/sessions', order?.document_id)).toEqual([0])
    },
  )

  test('only a definite refusal fails the order and releases its reservations', async () => {
    const payer = await newPayer(cms)
    const body = { ...month, coupon: await newCoupon(cms, { maxUses: 1 }) }
    await fault('badParameter', '/v1/checkout/sessions')
    expect((await click(cms, payer, body)).body.message).toBe(errors.checkoutFailed.hun)
    const [order] = await ordersBegun(cms, payer)
    expect(order).toMatchObject({ state: 'failed', dedupe_key: null })
    expect((await click(cms, payer, body)).status).toBe(200)
    expect((await ordersBegun(cms, payer)).map(({ state }) => state)).toEqual(['failed', 'pending'])
  })

  test.each([
    ['makes the page', '/v1/checkout/sessions', true],
    ['makes the customer', '/v1/customers', false],
  ])(
    'the same click on two processes while Stripe slowly %s returns one page for both',
    async (_what, path, isCustomer) => {
      const { cms: second, stop } = await secondCms(cms)
      const payer = await newPayer(cms)
      if (isCustomer) await checkOut(cms, payer, analysis)
      await sandboxAction(cms, 'pause', { isPaused: true })
      const first = click(cms, payer)
      await waitingAtStripe(cms, 1)
      const other = click(second, payer)
      const isNotified = await until(async () => {
        const calls = await querySandbox<Asked[]>(cms, `requests?path=${path}`)
        const about = isCustomer
          ? (await ordersBegun(cms, payer))[1]?.document_id
          : (await userOf(cms, payer))?.document_id
        const own = calls.filter(({ idempotencyKey: key }) => key?.includes(`${about}`))
        return own.some(({ status }) => status === 409) ? true : undefined
      })
      expect(isNotified).toBe(true)
      await sandboxAction(cms, 'pause', { isPaused: false })
      const answers = await Promise.all([first, other])
      await stop()
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
      const begun = (await ordersBegun(cms, payer)).map(({ state }) => state)
      expect(new Set(begun)).toEqual(new Set(['pending']))
      await pay(cms, sessionOf(answers[0]?.body.url))
      expect((await getMe(cms, payer)).tier).toBe('subscriber')
    },
  )

  test('a customer missing at Stripe is created again, and the checkout continues', async () => {
    const payer = await newPayer(cms)
    await checkOut(cms, payer, analysis)
    const before = await userOf(cms, payer)
    await sandboxAction(cms, 'delete-customer', { customer: before?.stripe_customer_id })
    await pay(cms, await checkOut(cms, payer, month))
    expect((await getMe(cms, payer)).tier).toBe('subscriber')
    const after = await userOf(cms, payer)
    expect(after?.stripe_customer_id).not.toBe(before?.stripe_customer_id)
    expect(await triesAt(cms, '/v1/customers', after?.document_id)).toEqual([0, 1])
  })

  test('a deleted Stripe customer has no portal', async () => {
    const payer = await newPayer(cms)
    await checkOut(cms, payer, analysis)
    const customer = (await userOf(cms, payer))?.stripe_customer_id
    await sandboxAction(cms, 'delete-customer', { customer })
    const { token } = payer
    const answer = await call(cms, 'POST', '/payment/portal', { token, body: {} })
    expect(answer.body.message).toBe(errors.notSubscribed.hun)
    expect((await call(cms, 'GET', '/payment/subscription', { token })).body.hasPortal).toBe(false)
  })

  test.each([
    ['cancel-subscription', {}, 200],
    ['resume-subscription', {}, 409],
    ['change-subscription', { plan: 'yearly' }, 409],
  ])(
    'a subscription that ended at Stripe without an event has ended: %s',
    async (path, body, status) => {
      const payer = await newPayer(cms)
      await pay(cms, await checkOut(cms, payer, month))
      const { subscriptionId: subscription } = await getMe(cms, payer)
      await sandboxAction(cms, 'webhooks', { mode: 'discard' })
      await sandboxAction(cms, 'cancel', { subscription })
      const answer = await call(cms, 'POST', `/payment/${path}`, { token: payer.token, body })
      expect(answer.status).toBe(status)
      if (status === 409) expect(answer.body.message).toBe(errors.notSubscribed.hun)
      expect(await getMe(cms, payer)).toMatchObject({ tier: 'paid', subscriptionId: null })
      const [row] = await runSql(
        cms,
        `SELECT status FROM subscriptions WHERE stripe_id = '${subscription}'`,
      )
      expect(row?.status).toBe('canceled')
    },
  )

  test.each(['error', 'errorAfter'])(
    'a refund with a replayed 500 (%s) is looked up, and created once',
    async (kind) => {
      const payer = await newPayer(cms)
      await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
      const [order] = await ordersOf(cms, payer)
      const admin = await newMember(cms, { isAdmin: true })
      const form = { order: order?.id, amount: 1_000_000, key: formKey() }
      const refund = () => requestRefund(cms, admin, form)
      await fault(kind, '/v1/refunds')
      expect((await refund()).body.message).toBe(errors.refundUnclear.hun)
      expect((await refund()).body.message).toBe(errors.refundUnclear.hun)
      expect((await refund()).status).toBe(200)
      await eventsHandled(cms)
      expect((await ordersOf(cms, payer))[0]?.refunded.amount).toBe(1_000_000)
      expect(await triesAt(cms, '/v1/refunds', form.key)).toEqual(kind === 'error' ? [0, 1] : [0])
      expect(await faultsAbout(cms, [payer.email])).toEqual([])
    },
  )

  test('a page of another Stripe account is treated as closed, and does not block a checkout', async () => {
    const payer = await newPayer(cms)
    const session = await checkOut(cms, payer, month)
    await runSql(
      cms,
      `UPDATE orders SET session_id = 'cs_test_elsewhere${session.slice(-8)}' WHERE session_id = '${session}'`,
    )
    const other = await checkOut(cms, payer, { product: 'premium-year' })
    expect(await pageState(cms, other)).toBe('open')
    expect((await ordersBegun(cms, payer)).map(({ state }) => state)).toEqual(['failed', 'pending'])
  })
})
