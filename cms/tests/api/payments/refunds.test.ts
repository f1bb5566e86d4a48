import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { runInStrapi } from '../../support/in-strapi'
import { newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  faultsAbout,
  formKey,
  ordersOf,
  pay,
  reconcileCode,
  requestRefund,
} from '../../support/payments'
import { type Member, newMember } from '../../support/people'
import { everyCms, type RunningCms } from '../../support/running'
import { querySandbox, sandboxAction, waitingAtStripe } from '../../support/sandbox'
import { secondCms } from '../../support/second-cms'
import { until } from '../../support/until'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

type Call = { method: string; idempotencyKey: string | null; status: number | null }

const year = 3_000_000
const part = 2_000_000

/** Idempotency keys of the refund requests at Stripe. */
async function keysAsked(cms: RunningCms): Promise<Set<string | null>> {
  const calls = await querySandbox<Call[]>(cms, 'requests?path=/v1/refunds')
  return new Set(calls.filter(({ method }) => method === 'POST').map((one) => one.idempotencyKey))
}

describe.each(everyCms())('refunds on %s', (_name, cms) => {
  let admin: Member
  let second: Awaited<ReturnType<typeof secondCms>>

  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })
  afterEach(async () => {
    await sandboxAction(cms, 'pause', { isPaused: false })
  })

  /** A paid year, and a function that refunds it. */
  async function paidYear() {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    const [order] = await ordersOf(cms, payer)
    const refund = (input: { amount?: number; key?: string; left?: number }, at = cms) =>
      requestRefund(at, admin, { order: order?.id, key: formKey(), ...input })
    const returned = async () => (await ordersOf(cms, payer))[0]?.refunded.amount
    return { payer, refund, returned }
  }

  test('two clicks at once in two tabs refund the amount once, also through two processes', async () => {
    second = await secondCms(cms)
    const { payer, refund, returned } = await paidYear()
    await sandboxAction(cms, 'pause', { isPaused: true })
    const first = refund({ amount: part })
    await waitingAtStripe(cms, 1)
    // The first one waits at Stripe; its amount is already reserved.
    expect(await refund({ amount: part }, second.cms)).toMatchObject({
      status: 409,
      body: { message: errors.orderNotRefundable.hun },
    })
    await sandboxAction(cms, 'pause', { isPaused: false })
    expect((await first).status).toBe(200)
    await eventsHandled(cms)
    expect(await returned()).toBe(part)
    expect((await refund({ amount: year - part + 1 })).status).toBe(409)
    expect((await refund({})).body.order.refunded.amount).toBe(year)
    await eventsHandled(cms)
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
    await second.stop()
  })

  test('the same form, at once and again, is one refund with one response', async () => {
    second = await secondCms(cms)
    const { refund, returned } = await paidYear()
    const form = { amount: 1_000_000, key: formKey() }
    await sandboxAction(cms, 'pause', { isPaused: true })
    const clicks = [refund(form), refund(form, second.cms), refund(form)]
    await waitingAtStripe(cms, 1)
    // One waits at Stripe; Stripe tells the others with its key to retry, and they do.
    await waitForKeyInUse(cms, form.key)
    await sandboxAction(cms, 'pause', { isPaused: false })
    const answers = await Promise.all(clicks)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await eventsHandled(cms)
    expect((await refund(form)).status).toBe(200)
    expect(await returned()).toBe(form.amount)
    expect([...(await keysAsked(cms))]).toContain(`refund:${form.key}:0`)
    // One form belongs to one order and one amount.
    expect((await refund({ ...form, amount: 5 })).status).toBe(400)
    await second.stop()
  })

  test.each(['closed', 'closedAfter'])(
    'a lost response of Stripe (%s) is no refusal: the refund is retried',
    async (kind) => {
      const { payer, refund, returned } = await paidYear()
      const form = { amount: part, key: formKey() }
      await sandboxAction(cms, 'faults', { kind, times: 10, path: '/v1/refunds', method: 'POST' })
      expect(await refund(form)).toMatchObject({
        status: 502,
        body: { message: errors.refundUnclear.hun },
      })
      // The requested amount stays reserved until Stripe answers definitely.
      expect((await refund({ amount: part })).status).toBe(409)
      await stopFaults(cms)
      await runInStrapi(cms, reconcileCode(5))
      await eventsHandled(cms)
      expect(await returned()).toBe(part)
      expect((await refund(form)).status).toBe(200)
      expect(await returned()).toBe(part)
      expect(await faultsAbout(cms, [payer.email])).toEqual([])
    },
  )
})

/** Waits until Stripe has answered that another call with the same key is in progress. */
async function waitForKeyInUse(cms: RunningCms, key: string) {
  const isNotified = await until(async () => {
    const calls = await querySandbox<Call[]>(cms, 'requests?path=/v1/refunds')
    const own = calls.filter(({ idempotencyKey }) => idempotencyKey === `refund:${key}:0`)
    return own.some(({ status }) => status === 409) ? true : undefined
  })
  expect(isNotified).toBe(true)
}

/** Ends the faults of the sandbox. */
const stopFaults = (cms: RunningCms) => sandboxAction(cms, 'calm')
