import { afterEach, describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../../support/in-strapi'
import { mailsTo } from '../../support/mailbox'
import { manyMembers, newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  getMe,
  heldEvents,
  ordersOf,
  reconcileCode,
} from '../../support/payments'
import { call } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

type Payer = Awaited<ReturnType<typeof newPayer>>

const monthly = { product: 'premium-month' }

/** The four events of a subscription that began and was ended. */
const kinds = [
  'checkout.session.completed',
  'invoice.paid',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const

const orders = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      )

/** A member who subscribed, renewed and was canceled at Stripe, while the cms has received none of the events. */
async function memberWithoutEvents(cms: RunningCms, member: Payer, session: string) {
  const before = new Set((await heldEvents(cms)).map(({ id }) => id))
  const paid = await sandboxAction<{ session: { subscription: string } }>(cms, 'pay', { session })
  const { subscription } = paid.session
  await sandboxAction(cms, 'renew', { subscription })
  await sandboxAction(cms, 'cancel', { subscription })
  const events = (await heldEvents(cms)).filter(({ id }) => !before.has(id))
  const chosen = kinds.map((kind) => events.find(({ type }) => type === kind)?.id ?? kind)
  return { member, subscription, chosen, events }
}

/** State that must be the same for any order and number of events. */
async function endState(cms: RunningCms, member: Payer) {
  const { tier, subscriptionId, plan, paidUserExpire, coupons } = await getMe(cms, member)
  const mails = await mailsTo(cms, member.email)
  const days = Math.round((Date.parse(paidUserExpire ?? '') - Date.now()) / 86_400_000)
  const found = await ordersOf(cms, member)
  return {
    tier,
    subscriptionId,
    plan,
    isPaidForMonths: Math.round(days / 30),
    coupons: coupons.length,
    orders: found.map(({ state, receipts }) => [state, receipts.length]),
    mails: mails.length,
  }
}

describe.each(everyCms())('Stripe events on %s', (_name, cms) => {
  afterEach(async () => {
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
  })

  test('fifty times at once and in every order cause one fulfilment, one e-mail and the same state', async () => {
    await sandboxAction(cms, 'webhooks', { mode: 'hold' })
    const stories: Awaited<ReturnType<typeof memberWithoutEvents>>[] = []
    const payers = await manyMembers(cms, orders(kinds).length)
    const sessions = await Promise.all(payers.map((payer) => checkOut(cms, payer, monthly)))
    for (const [index, payer] of payers.entries()) {
      stories.push(await memberWithoutEvents(cms, payer, sessions[index] ?? ''))
    }
    const [first] = stories
    if (!first) throw new Error('There is no story.')
    const sequence = stories.flatMap(({ chosen }, index) =>
      (orders([0, 1, 2, 3])[index] ?? []).map((place) => chosen[place]),
    )
    await sandboxAction(cms, 'release', { order: sequence })
    await eventsHandled(cms)
    await Promise.all(
      first.chosen.map((event) => sandboxAction(cms, 'deliver', { event, times: 50 })),
    )
    await eventsHandled(cms)
    const ends = await Promise.all(stories.map(({ member }) => endState(cms, member)))
    expect(ends[0]).toMatchObject({
      tier: 'paid',
      subscriptionId: null,
      plan: 'monthly',
      orders: expect.arrayContaining([['fulfilled', 1]]),
    })
    for (const end of ends) expect({ ...end, mails: 0 }).toEqual({ ...ends[0], mails: 0 })
    const kept = await runSql(
      cms,
      `SELECT key, count(*) AS n FROM tasks WHERE kind = 'handleEvent' GROUP BY key`,
    )
    expect(kept.filter(({ n }) => Number(n) !== 1)).toEqual([])
    const mails = await runSql(
      cms,
      `SELECT dedupe_key, count(*) AS n FROM outgoing_mails WHERE mail IN ('paid', 'renewed') GROUP BY dedupe_key`,
    )
    expect(mails.filter(({ n }) => Number(n) !== 1)).toEqual([])
  })

  test('forged, stale and missing signatures are 400 and write nothing', async () => {
    await sandboxAction(cms, 'webhooks', { mode: 'hold' })
    const member = await newPayer(cms)
    const session = await checkOut(cms, member, monthly)
    await sandboxAction(cms, 'pay', { session })
    const events = await heldEvents(cms)
    const event = events.findLast(({ type }) => type === 'checkout.session.completed')?.id
    for (const signature of ['forged', 'stale', 'missing']) {
      const answer = await sandboxAction(cms, 'deliver', { event, signature })
      expect([signature, JSON.stringify(answer)]).toEqual([
        signature,
        expect.stringMatching(/"status":400/),
      ])
    }
    expect(await runSql(cms, `SELECT id FROM tasks WHERE key = 'handleEvent:${event}'`)).toEqual([])
    expect((await getMe(cms, member)).tier).toBe('free')
  })

  test.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'gbp' }],
  ])(
    'a payment with another %s than ordered is put in review and grants nothing',
    async (_what, change) => {
      await sandboxAction(cms, 'webhooks', { mode: 'hold' })
      const member = await newPayer(cms)
      const session = await checkOut(cms, member, monthly)
      await sandboxAction(cms, 'pay', { session })
      await sandboxAction(cms, 'alter', { session, ...change })
      await sandboxAction(cms, 'release')
      await eventsHandled(cms)
      const [order] = await ordersOf(cms, member)
      expect(order).toMatchObject({ state: 'review', receipts: [] })
      expect((await getMe(cms, member)).tier).toBe('free')
      const status = await call(cms, 'GET', `/payment/status?session=${session}`, member)
      expect(status.body.state).toBe('review')
      const raised = await runSql(
        cms,
        `SELECT kind FROM incidents WHERE reference = '${order?.id}'`,
      )
      expect(raised).toEqual([{ kind: 'amountMismatch' }])
    },
  )

  test('a payment without an order raises an incident', async () => {
    const { id } = await sandboxAction<{ id: string }>(cms, 'charge', {
      amount: 500_000,
      currency: 'huf',
    })
    await eventsHandled(cms)
    const raised = () => runSql(cms, `SELECT kind FROM incidents WHERE reference = '${id}'`)
    // Not before its order had ten minutes to arrive.
    await runInStrapi(cms, reconcileCode(9.5))
    expect(await raised()).toEqual([])
    await runInStrapi(cms, reconcileCode(10.1))
    expect(await raised()).toEqual([{ kind: 'moneyWithoutOrder' }])
  })

  test('webhook and return page at once fulfil the order once', async () => {
    await sandboxAction(cms, 'webhooks', { mode: 'hold' })
    const member = await newPayer(cms)
    const session = await checkOut(cms, member, monthly)
    await sandboxAction(cms, 'pay', { session })
    const looks = Array.from({ length: 10 }, () =>
      call(cms, 'GET', `/payment/status?session=${session}`, member),
    )
    const [answers] = await Promise.all([Promise.all(looks), sandboxAction(cms, 'release')])
    expect(new Set(answers.map(({ body }) => body.state))).toEqual(new Set(['paid']))
    await eventsHandled(cms)
    expect(await ordersOf(cms, member)).toEqual([
      expect.objectContaining({ state: 'fulfilled', receipts: [expect.anything()] }),
    ])
  })
})
