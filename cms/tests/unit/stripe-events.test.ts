import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { checkWebhooks } from '../../src/commerce/payments/stripe/check-webhooks'
import { eventHandlers } from '../../src/commerce/payments/stripe/event-handlers'
import { fetchEvents } from '../../src/commerce/payments/stripe/fetch-events'
import { receiveEvent } from '../../src/commerce/payments/stripe/receive-event'
import { handleEvent } from '../../src/commerce/payments/stripe/store-event'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import { setClock } from '../../src/platform/lib/clock'
import { env } from '../../src/platform/lib/env'
import { webhookSecret } from './stripe-alone'
import { tillAlone } from './till-alone'

const { strapi, given, act, begin, buy, orderNow } = tillAlone()

const at = new Date('2030-01-10T12:00:00.900Z')

beforeEach(() => setClock(() => at))
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  setClock()
})

const kept = async () =>
  (await given.rows('api::task.task'))
    .filter(({ kind }) => kind === 'handleEvent')
    .map(({ key, payload }) => [key, JSON.parse(payload)])

describe('an event from Stripe', () => {
  const event = (more: object = {}) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'invoice.paid',
      data: { object: { id: 'in_1', customer_email: 'agnes@people.example' } },
      ...more,
    })

  /** Signs a body like Stripe, this many seconds ago. */
  function signed(body: string, { secret = webhookSecret, secondsAgo = 0 } = {}) {
    const time = Math.floor(Date.now() / 1000) - secondsAgo
    const mark = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { body, signature: `t=${time},v1=${mark}` }
  }

  test('is stored once, with only the id of its object', async () => {
    await receiveEvent(strapi, signed(event()))
    await receiveEvent(strapi, signed(event()))
    expect(await kept()).toEqual([['handleEvent:evt_1', { type: 'invoice.paid', object: 'in_1' }]])
    expect(JSON.stringify(await given.rows('api::task.task'))).not.toContain('agnes')
  })

  test.each([[{}], [{ id: 7 }]])('about an object without an id (%j) is stored', async (object) => {
    await receiveEvent(strapi, signed(event({ data: { object } })))
    expect(await kept()).toEqual([['handleEvent:evt_1', { type: 'invoice.paid', object: null }]])
  })

  test.each([
    ['signed with another key', signed(event(), { secret: 'whsec_other' })],
    ['changed on its way', { ...signed(event()), body: event({ id: 'evt_2' }) }],
    ['older than five minutes', signed(event(), { secondsAgo: 301 })],
    ['without a signature', { body: event(), signature: undefined }],
    ['with an empty signature', { body: event(), signature: '' }],
    ['without a body', { ...signed(''), body: undefined }],
  ])('%s is refused, and nothing is written', async (_what, sent) => {
    await expect(receiveEvent(strapi, sent)).rejects.toMatchObject({ code: 'invalidSignature' })
    expect(await kept()).toEqual([])
  })

  test('is refused without a secret', async () => {
    env.STRIPE_WEBHOOK_SECRET = undefined
    const sent = receiveEvent(strapi, signed(event()))
    await expect(sent).rejects.toMatchObject({ code: 'invalidSignature' })
    env.STRIPE_WEBHOOK_SECRET = webhookSecret
  })
})

describe('missed events', () => {
  const listed = () => {
    const spy = jest.spyOn(stripe().events, 'list')
    return () => spy.mock.calls.map(([input]) => input)
  }
  const seconds = (text: string) => Date.parse(text) / 1000

  test('are fetched since twenty minutes before the last success', async () => {
    const requested = listed()
    await fetchEvents(strapi, new Date('2030-01-10T11:00:00.900Z'))
    expect(requested()).toEqual([{ created: { gte: seconds('2030-01-10T10:40:00Z') }, limit: 100 }])
  })

  test('are fetched for the last day, the first time', async () => {
    const requested = listed()
    await fetchEvents(strapi, undefined)
    expect(requested()).toEqual([{ created: { gte: seconds('2030-01-09T11:40:00Z') }, limit: 100 }])
  })

  test('are all stored, or the run fails', async () => {
    const event = (id: string) => ({ id, type: 'invoice.paid', data: { object: { id: 'in_1' } } })
    const pages = async function* () {
      yield event('evt_1')
      throw new Error('The second page is missing.')
    }
    jest.spyOn(stripe().events, 'list').mockReturnValueOnce(pages() as never)
    await expect(fetchEvents(strapi, at)).rejects.toThrow('second page')
    expect((await kept()).map(([key]) => key)).toEqual(['handleEvent:evt_1'])
  })

  test('are not fetched without an account', async () => {
    const requested = listed()
    const { STRIPE_SECRET_KEY } = env
    env.STRIPE_SECRET_KEY = undefined
    await fetchEvents(strapi, undefined)
    env.STRIPE_SECRET_KEY = STRIPE_SECRET_KEY
    expect(requested()).toEqual([])
  })
})

describe('an incident about webhooks', () => {
  const add = (minutesAgo: number, more: object, type = 'invoice.paid') =>
    strapi.db.query('api::task.task').create({
      data: {
        ...{
          kind: 'handleEvent',
          key: `handleEvent:${minutesAgo}:${type}`,
          state: 'done',
          dueAt: at,
        },
        payload: JSON.stringify({ type, object: null, ...more }),
        doneAt: new Date(at.getTime() - minutesAgo * 60_000),
      },
    })
  const fetched = { isFetched: 1 }

  test.each([
    [
      'for 15 minutes',
      [
        [0, fetched],
        [7, fetched],
        [15, fetched],
        [16, {}],
      ],
      1,
    ],
    [
      'for less',
      [
        [0, fetched],
        [14.9, fetched],
        [15, {}],
      ],
      0,
    ],
    [
      'until one arrived',
      [
        [0, {}],
        [5, fetched],
        [60, fetched],
      ],
      0,
    ],
    [
      'of one moment, as after a restart',
      [
        [30, fetched],
        [30.1, fetched],
      ],
      0,
    ],
  ] as [string, [number, object][], number][])(
    'is raised once when all were fetched: %s',
    async (_what, events, count) => {
      for (const [minutes, more] of events) await add(minutes, more)
      await add(0.5, fetched, 'payout.paid')
      await add(99, fetched, 'payout.paid')
      await checkWebhooks(strapi, at)
      await checkWebhooks(strapi, at)
      const raised = (await given.rows('api::incident.incident')).map(({ kind }) => kind)
      expect(raised).toEqual(Array.from({ length: count }, () => 'webhooksMissing'))
    },
  )
})

describe('the effect of an event', () => {
  beforeEach(() => setClock())

  test.each(['checkout.session.completed', 'checkout.session.async_payment_succeeded'])(
    '%s: the paid page is fulfilled',
    async (type) => {
      const { order, session } = await begin(await given.user(), { product: 'analysis-short' })
      await act('pay', { session })
      await handleEvent(strapi, { type, object: session })
      expect((await orderNow(order.id)).state).toBe('fulfilled')
    },
  )

  test.each(['checkout.session.expired', 'checkout.session.async_payment_failed'])(
    '%s: the expired page fails its order',
    async (type) => {
      const { order, session } = await begin(await given.user(), { product: 'analysis-short' })
      await act('expire', { session })
      await handleEvent(strapi, { type, object: session })
      expect((await orderNow(order.id)).state).toBe('failed')
    },
  )

  test.each(['invoice.paid', 'invoice.payment_failed'])(
    '%s: the invoice is synced',
    async (type) => {
      const { subscriptionId } = await buy(await given.user(), { product: 'premium-month' })
      await act('renew', { subscription: subscriptionId })
      const { data } = await stripe().invoices.list({
        subscription: subscriptionId ?? '',
        limit: 1,
      })
      await handleEvent(strapi, { type, object: data[0]?.id ?? '' })
      expect(await given.rows('api::order.order')).toHaveLength(2)
    },
  )

  test.each([
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ])('%s: the subscription is synced', async (type) => {
    const { subscriptionId } = await buy(await given.user(), { product: 'premium-month' })
    await act('cancel', { subscription: subscriptionId })
    await handleEvent(strapi, { type, object: subscriptionId })
    expect((await given.rows('api::subscription.subscription'))[0].status).toBe('canceled')
  })

  const refunded = async () => {
    const order = await buy(await given.user(), { product: 'analysis-short' })
    const payment_intent = order.paymentIntentId ?? ''
    const { id } = await stripe().refunds.create({ payment_intent })
    const reported = await stripe().paymentIntents.retrieve(payment_intent)
    const objects = { payment: payment_intent, charge: String(reported.latest_charge), refund: id }
    return { order, objects }
  }

  test.each([
    ['payment_intent.succeeded', 'payment'],
    ['charge.refunded', 'charge'],
    ['refund.created', 'refund'],
    ['refund.updated', 'refund'],
    ['refund.failed', 'refund'],
  ] as const)('%s: the payment of the %s is synced', async (type, about) => {
    const { order, objects } = await refunded()
    await handleEvent(strapi, { type, object: objects[about] })
    expect((await orderNow(order.id)).state).toBe('refunded')
  })

  test.each([
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ])('%s: the disputed payment is synced', async (type) => {
    const order = await buy(await given.user(), { product: 'analysis-short' })
    const { id } = await act('dispute', { payment: order.paymentIntentId })
    await handleEvent(strapi, { type, object: id })
    expect((await orderNow(order.id)).state).toBe('disputed')
  })

  test.each([
    ['charge.refunded', 'charges'],
    ['refund.updated', 'refunds'],
    ['charge.dispute.closed', 'disputes'],
  ] as const)('%s without a payment is ignored', async (type, kind) => {
    jest.spyOn(stripe()[kind], 'retrieve').mockResolvedValueOnce({ payment_intent: null } as never)
    await handleEvent(strapi, { type, object: 'x' })
    expect(await given.rows('api::incident.incident')).toEqual([])
  })

  test('is none if it is unknown, or has no object', async () => {
    await handleEvent(strapi, { type: 'plan.created', object: 'plan_1' })
    await handleEvent(strapi, { type: 'invoice.paid', object: null })
    expect(Object.keys(eventHandlers)).toHaveLength(18)
  })
})
