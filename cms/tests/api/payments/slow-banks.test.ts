import { afterEach, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { newCoupon, usesOf } from '../../support/coupons'
import { runInStrapi } from '../../support/in-strapi'
import { mailsTo, mailTo } from '../../support/mailbox'
import { newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  faultsAbout,
  getMe,
  ordersOf,
  pay,
  reconcileCode,
} from '../../support/payments'
import { call } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { analysis, month, year } from '../../support/wishes'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

type Payer = Awaited<ReturnType<typeof newPayer>>

const processing = { status: 409, body: { message: errors.paymentProcessing.hun } }

describe.each(everyCms())('delayed payment methods on %s', (_name, cms) => {
  afterEach(() => sandboxAction(cms, 'webhooks', { mode: 'deliver' }))

  const stateOf = async (session: string, { token }: { token: string }) =>
    (await call(cms, 'GET', `/payment/status?session=${session}`, { token })).body.state

  const click = ({ token }: { token: string }, body: object) =>
    call(cms, 'POST', '/payment/checkout', { token, body })

  /** Pays with a bank that decides later; the buyer of a plan had premium before. */
  async function payLater(input: object) {
    const payer = await newPayer(cms)
    if (!('people' in input))
      await runSql(cms, `UPDATE up_users SET is_paid_user = true WHERE email = '${payer.email}'`)
    const session = await checkOut(cms, payer, { ...input })
    await sandboxAction(cms, 'pay', { session, card: 'later' })
    await eventsHandled(cms)
    return { payer, session }
  }

  async function decide(session: string, outcome: 'succeeded' | 'failed') {
    await sandboxAction(cms, 'decide-payment', { session, outcome })
    await eventsHandled(cms)
  }

  const mailsOf = async ({ email }: Payer) =>
    (await mailsTo(cms, email)).map(({ subject }) => subject)

  test.each([
    ['a plan', month, year],
    ['an analysis', analysis, { ...month }],
  ])(
    '%s that the bank refuses fails, with an e-mail, and can be bought again at once',
    async (_what, product, other) => {
      const coupon = await newCoupon(cms, { maxUses: 1 })
      const input = { ...product, coupon }
      const { payer, session } = await payLater(input)
      expect([await stateOf(session, payer), (await getMe(cms, payer)).tier]).toEqual([
        'processing',
        'free',
      ])
      const { token } = payer
      expect(
        (await call(cms, 'GET', '/payment/subscription', { token })).body.subscription,
      ).toBeNull()
      // Nothing can be bought in its place until the bank has decided.
      expect(await click(payer, input)).toMatchObject(processing)
      expect(await click(payer, { ...other, coupon })).toMatchObject(processing)
      await decide(session, 'failed')
      expect([await stateOf(session, payer), (await getMe(cms, payer)).tier]).toEqual([
        'failed',
        'free',
      ])
      expect(await usesOf(cms, coupon)).toEqual({ uses: 0, rows: 0 })
      const mail = await mailTo(cms, payer.email, 'Nem érkezett meg')
      expect(mail.text).toContain(session)
      await runInStrapi(cms, reconcileCode(5))
      expect(await mailsOf(payer)).toHaveLength(1)
      await pay(cms, await checkOut(cms, payer, input))
      expect((await ordersOf(cms, payer)).map(({ state }) => state)).toEqual(['fulfilled'])
      expect(await faultsAbout(cms, [payer.email])).toEqual([])
    },
  )

  test.each([
    ['a plan', month, 'subscriber'],
    ['an analysis', analysis, 'free'],
  ])(
    '%s with a delayed payment is granted when the bank pays, and not before',
    async (_what, input, tier) => {
      const { payer, session } = await payLater(input)
      expect([
        await stateOf(session, payer),
        await ordersOf(cms, payer),
        (await getMe(cms, payer)).tier,
      ]).toEqual(['processing', [], 'free'])
      await decide(session, 'succeeded')
      expect([await stateOf(session, payer), (await getMe(cms, payer)).tier]).toEqual([
        'paid',
        tier,
      ])
      expect((await ordersOf(cms, payer)).map(({ receipts }) => receipts.length)).toEqual([1])
      await mailTo(cms, payer.email)
      expect(await mailsOf(payer)).toHaveLength(1)
      expect(await faultsAbout(cms, [payer.email])).toEqual([])
    },
  )

  test('other products can be bought meanwhile', async () => {
    const { payer } = await payLater(month)
    expect((await click(payer, analysis)).status).toBe(200)
  })

  test('a bank’s refusal without an event is found by the reconciliation', async () => {
    const { payer, session } = await payLater(month)
    await sandboxAction(cms, 'webhooks', { mode: 'discard' })
    await sandboxAction(cms, 'decide-payment', { session, outcome: 'failed' })
    await runInStrapi(cms, reconcileCode(5))
    expect(await stateOf(session, payer)).toBe('failed')
    const [row] = await runSql(
      cms,
      `SELECT s.status FROM subscriptions s JOIN up_users u ON u.id = s.user_id WHERE u.email = '${payer.email}'`,
    )
    expect(row?.status).toBe('canceled')
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    await pay(cms, await checkOut(cms, payer, year))
    expect((await getMe(cms, payer)).tier).toBe('subscriber')
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test.each([
    ['a plan', month, ['subscribed', 'charged', 'paid', 'complete']],
    ['an analysis', analysis, ['charged', 'complete']],
  ])(
    'a payment for %s whose event precedes the page’s completion waits for its order',
    async (_what, input, steps) => {
      const payer = await newPayer(cms)
      const session = await checkOut(cms, payer, { ...input })
      for (const upTo of steps) {
        await sandboxAction(cms, 'pay', { session, upTo })
        await eventsHandled(cms)
      }
      const [order] = await runSql(
        cms,
        `SELECT state, payment_intent_id, subscription_id FROM orders WHERE session_id = '${session}'`,
      )
      expect(order?.state).toBe('fulfilled')
      const waits = await runSql(
        cms,
        `SELECT state FROM tasks WHERE key = 'findOrder:${order?.payment_intent_id}'`,
      )
      expect(waits).toEqual([{ state: 'waiting' }])
      await runInStrapi(cms, reconcileCode(11))
      const raised = await runSql(
        cms,
        `SELECT kind FROM incidents WHERE reference IN ('${order?.payment_intent_id}', '${order?.subscription_id}')`,
      )
      expect(raised).toEqual([])
    },
  )
})
