import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { reconcile } from '../../src/commerce/payments/fulfilment/reconcile'
import { setClock } from '../../src/platform/lib/clock'
import { env } from '../../src/platform/lib/env'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)

const at = new Date('2030-01-10T12:00:00Z')
const minuteMs = 60_000
const ago = (ms: number) => new Date(at.getTime() - ms)

beforeEach(() => {
  Object.assign(env, { STRIPE_SECRET_KEY: 'sk_alone' })
  setClock(() => at)
})
afterEach(() => setClock())

/** Tasks that the reconciliation adds, each with its key and payload. */
async function reconciliationTasks() {
  await reconcile(strapi)
  const tasks = await given.rows('api::task.task')
  return tasks.map(({ key, payload }) => [key, JSON.parse(payload)])
}

/** Sets the time of the last change, which Strapi would set itself. */
const since = (table: string, id: number, updated_at: Date) =>
  strapi.db.connection(table).where({ id }).update({ updated_at })

describe('the reconciliation checks', () => {
  test.each([
    ['pending', 2 * minuteMs, true],
    ['paid', 2 * minuteMs, true],
    ['pending', 2 * minuteMs - 1, false],
    ['fulfilled', 60 * minuteMs, false],
    ['review', 60 * minuteMs, false],
    ['failed', 60 * minuteMs, false],
  ] as const)('an order that is %s for %i ms: %s', async (state, ms, isLooked) => {
    const { id } = await given.order({ state })
    await since('orders', id, ago(ms))
    expect(await reconciliationTasks()).toEqual(
      isLooked ? [[`settleOrder:${id}`, { order: id }]] : [],
    )
  })

  test.each([
    ['failed', 'cs_1', 1, true],
    ['failed', 'cs_1', 0, false],
    ['failed', null, 1, false],
    ['fulfilled', 'cs_1', 1, false],
  ] as const)('a page (%s, %s) that is open for %i ms more: %s', async (...row) => {
    const [state, sessionId, ms, isLooked] = row
    const sessionExpiresAt = ago(-ms).toISOString()
    const { id } = await given.order({ state, sessionId, sessionExpiresAt })
    expect(await reconciliationTasks()).toEqual(
      isLooked ? [[`closePage:${id}`, { order: id }]] : [],
    )
  })

  test.each([
    ['asked', 2 * minuteMs, true],
    ['done', 2 * minuteMs, true],
    ['asked', 2 * minuteMs - 1, false],
    ['counted', 60 * minuteMs, false],
    ['refused', 60 * minuteMs, false],
  ])('a refund that is %s for %i ms: %s', async (state, ms, isLooked) => {
    const { id } = await strapi.db
      .query('api::refund.refund')
      .create({ data: { key: 'one', orderId: 1, amount: 1, state } })
    await since('refunds', id, ago(ms))
    expect(await reconciliationTasks()).toEqual(
      isLooked ? [[`repeatRefund:${id}`, { refund: id }]] : [],
    )
  })

  const dayMs = 24 * 60 * minuteMs
  test.each([
    ['that has ended', { currentPeriodEnd: at }, 0, true],
    ['that runs', { currentPeriodEnd: ago(-1) }, 0, false],
    ['that is not paid for yet, over', { status: 'incomplete', currentPeriodEnd: at }, 0, true],
    ['that is not paid for yet', { status: 'incomplete' }, 2 * dayMs, false],
    ['that has ended, over', { status: 'canceled', currentPeriodEnd: at }, 2 * dayMs, false],
    ['without a user', { userId: null }, 0, true],
    ['without a user, ended', { userId: null, status: 'canceled' }, 0, false],
    ['that nothing was heard of for a day', {}, dayMs, true],
    ['that something was heard of within a day', {}, dayMs - 1, false],
  ])('a subscription %s', async (_what, more, ms, isLooked) => {
    const living = { stripeId: 'sub_1', userId: 1, status: 'active', currentPeriodEnd: ago(-dayMs) }
    const { id } = await strapi.db
      .query('api::subscription.subscription')
      .create({ data: { ...living, ...more } })
    await since('subscriptions', id, ago(ms))
    expect(await reconciliationTasks()).toEqual(
      isLooked ? [[`catchUpSubscription:${id}`, { row: id }]] : [],
    )
  })

  test('nothing without a Stripe account', async () => {
    Object.assign(env, { STRIPE_SECRET_KEY: undefined })
    const { id } = await given.order({ state: 'pending' })
    await since('orders', id, ago(60 * minuteMs))
    expect(await reconciliationTasks()).toEqual([])
  })
})

test.each([
  ['paid', 60 * minuteMs, true],
  ['paid', 60 * minuteMs - 1, false],
  ['fulfilled', 60 * minuteMs, false],
] as const)(
  'an incident reports an order that is %s for %i ms: %s',
  async (state, ms, isReported) => {
    const { documentId } = await given.order({ state, paidAt: ago(ms).toISOString() })
    await reconcile(strapi)
    const incidents = (await given.rows('api::incident.incident')).map((row) => [
      row.kind,
      row.reference,
    ])
    expect(incidents).toEqual(isReported ? [['orderStuck', documentId]] : [])
  },
)
