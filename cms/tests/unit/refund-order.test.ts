import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import Stripe from 'stripe'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { settlePayment } from '../../src/commerce/payments/fulfilment/settle-payment'
import {
  openRefunds,
  refundAgain,
  refundOrder,
} from '../../src/commerce/payments/refunds/refund-order'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, act, calls, buy, orderNow } = tillAlone()

const price = 300_000
const refundUid = 'api::refund.refund'

let agnes: UserRow
let order: OrderRow

beforeEach(async () => {
  agnes = await given.user({ email: 'agnes@people.example' })
  order = await buy(agnes, { product: 'premium-month' })
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const refund = (key: string, amount?: number, of = order) =>
  refundOrder(strapi, { order: of.documentId, key, amount })

const refunds = async () =>
  (await given.rows(refundUid)).map((row) => [row.key, row.amount, row.state])

const requested = async () => (await calls('/v1/refunds')).filter(({ method }) => method === 'POST')

const returned = async () => (await orderNow(order.id)).refundedAmount

/** Makes Stripe's next refund fail with an error. */
const failOnce = (error: Error) =>
  jest.spyOn(stripe().refunds, 'create').mockRejectedValueOnce(error as never)

const unclear = () => new Stripe.errors.StripeConnectionError({ message: 'cut', type: 'api_error' })
const refused = () =>
  new Stripe.errors.StripeInvalidRequestError({
    message: 'no',
    type: 'invalid_request_error',
    code: 'charge_already_refunded',
    statusCode: 400,
  })

const laterBy = (ms: number) => {
  const from = Date.now()
  setClock(() => new Date(from + ms))
}
const hourMs = 60 * 60_000

describe('a refund is made', () => {
  test('in part, and keeps the entitlement', async () => {
    expect(await refund('one', 100_000)).toBe(order.documentId)
    const [row] = await given.rows(refundUid)
    expect(row).toMatchObject({ orderId: order.id, amount: 100_000, state: 'counted' })
    expect(await requested()).toMatchObject([
      {
        status: 200,
        parameters: {
          payment_intent: order.paymentIntentId,
          amount: '100000',
          metadata: { refund: 'one' },
        },
        idempotencyKey: 'refund:one:0',
      },
    ])
    expect(await orderNow(order.id)).toMatchObject({ state: 'fulfilled', refundedAmount: 100_000 })
    expect((await given.userNow(agnes.id)).isPaidUser).toBe(true)
  })

  test('of the rest, without an amount; then the entitlement ends', async () => {
    await refund('one', 100_000)
    await refund('two')
    expect(await refunds()).toEqual([
      ['one', 100_000, 'counted'],
      ['two', 200_000, 'counted'],
    ])
    expect(await orderNow(order.id)).toMatchObject({ state: 'refunded', refundedAmount: price })
    expect((await given.userNow(agnes.id)).isPaidUser).toBe(false)
  })

  test.each([
    [100, true],
    [price, true],
    [price + 1, false],
    [0, false],
    [-1, false],
  ])('of %i minor units: %s', async (amount, isGiven) => {
    const input = refund('one', amount)
    if (isGiven) await input
    else await expect(input).rejects.toMatchObject({ code: 'orderNotRefundable' })
    expect(await returned()).toBe(isGiven ? amount : 0)
    expect(await refunds()).toHaveLength(isGiven ? 1 : 0)
  })

  test('for no amount with a fraction of a forint', async () => {
    await expect(refund('one', 150)).rejects.toMatchObject({ code: 'invalidAmount' })
    await refund('two', price - 100)
    expect(await refunds()).toHaveLength(1)
  })

  test('up to the rest, without pending refunds', async () => {
    failOnce(unclear())
    await expect(refund('one', 200_000)).rejects.toMatchObject({ code: 'refundUnclear' })
    await expect(refund('two', 100_001)).rejects.toMatchObject({ code: 'orderNotRefundable' })
    await refund('three', 100_000)
    await expect(refund('four')).rejects.toMatchObject({ code: 'orderNotRefundable' })
    expect(await refunds()).toEqual([
      ['one', 200_000, 'asked'],
      ['three', 100_000, 'counted'],
    ])
  })

  test.each([
    ['a bank took a part of it', 'lost', 'orderDisputed'],
    ['a bank asks for a part of it', undefined, 'orderDisputed'],
  ])('not in part once %s, with the reason, also the second time', async (_what, outcome, code) => {
    const { id: dispute } = await act('dispute', {
      payment: order.paymentIntentId,
      amount: 100_000,
    })
    if (outcome) await act('close-dispute', { dispute, outcome })
    await settlePayment(strapi, order.paymentIntentId ?? '')
    for (let twice = 0; twice < 2; twice += 1)
      await expect(refund('one', 50_000)).rejects.toMatchObject({ code })
    expect(await refunds()).toEqual([['one', 50_000, 'refused']])
    expect(await returned()).toBe(outcome ? 100_000 : 0)
  })

  test('with a general error for every other refusal of Stripe', async () => {
    failOnce(refused())
    await expect(refund('one', 100_000)).rejects.toMatchObject({ code: 'orderNotRefundable' })
  })

  test('once per form: a repetition returns the same, without a call to Stripe', async () => {
    await refund('one', 100_000)
    expect(await refund('one', 100_000)).toBe(order.documentId)
    expect(await refund('one')).toBe(order.documentId)
    expect(await requested()).toHaveLength(1)
    expect(await returned()).toBe(100_000)
  })

  test('for one order and one amount per form', async () => {
    await refund('one', 100_000)
    const other = await buy(await given.user(), { product: 'premium-month' })
    const wrong = { code: 'invalidField', fields: [{ field: 'key' }] }
    await expect(refund('one', 100_001)).rejects.toMatchObject(wrong)
    await expect(refund('one', 100_000, other)).rejects.toMatchObject(wrong)
  })

  test.each([
    ['that there is not', {}, 'notFound'],
    ['that cost nothing', { amount: 0, paymentIntentId: 'pi_1' }, 'orderNotRefundable'],
    ['that was paid without Stripe', { amount: 10 }, 'orderNotRefundable'],
  ])('of no order %s', async (_what, row, code) => {
    const input = Object.keys(row).length > 0 ? await given.order(row) : order
    const documentId = input === order ? 'x' : input.documentId
    await expect(refundOrder(strapi, { order: documentId, key: 'one' })).rejects.toMatchObject({
      code,
    })
    expect(await requested()).toEqual([])
  })

  test('together with its credit note and its e-mail, once each', async () => {
    await refund('one', 100_000)
    await settlePayment(strapi, order.paymentIntentId ?? '')
    const credits = (await given.rows('api::receipt.receipt')).slice(1)
    const [{ stripeId }] = await given.rows(refundUid)
    expect(credits).toMatchObject([
      { kind: 'credit', amount: -100_000, orderId: order.id, sourceKey: `refund:${stripeId}` },
    ])
    const [sent, ...more] = (await given.mails()).filter(({ mail }) => mail.startsWith('refund'))
    expect(more).toEqual([])
    expect(sent).toEqual({
      mail: 'refundPart',
      recipient: agnes.email,
      userId: agnes.id,
      dedupeKey: `refund:${stripeId}`,
      data: {
        name: 'Ágnes',
        product: 'A premium-month',
        amount: '1\u00A0000\u00A0Ft',
        number: credits[0].number,
        link: `http://localhost:3000/receipt/${credits[0].token}`,
      },
    })
  })
})

describe('a response of Stripe', () => {
  test('with a refusal is final, and releases the reserved amount', async () => {
    failOnce(refused())
    await expect(refund('one')).rejects.toMatchObject({ code: 'orderNotRefundable' })
    expect(await refunds()).toEqual([['one', price, 'refused']])
    await expect(refund('one')).rejects.toMatchObject({ code: 'orderNotRefundable' })
    expect(await requested()).toEqual([])
    await refund('two')
    expect(await returned()).toBe(price)
  })

  test('that is unclear is retried with the same key', async () => {
    failOnce(unclear())
    await expect(refund('one')).rejects.toMatchObject({ code: 'refundUnclear' })
    expect(await refunds()).toEqual([['one', price, 'asked']])
    await refund('one')
    expect(await requested()).toMatchObject([{ idempotencyKey: 'refund:one:0' }])
    expect(await returned()).toBe(price)
  })

  test('that is replayed is retried with the next key, after a lookup of existing refunds', async () => {
    const replayed = unclear()
    Object.assign(replayed, { headers: { 'idempotent-replayed': 'true' } })
    failOnce(replayed)
    await expect(refund('one')).rejects.toMatchObject({ code: 'refundUnclear' })
    // Stripe had made the refund after all.
    const payment_intent = order.paymentIntentId ?? ''
    const made = { payment_intent, amount: price, metadata: { refund: 'one' } }
    const { id: stripeId } = await stripe().refunds.create(made)
    await refund('one')
    expect(await given.rows(refundUid)).toMatchObject([
      { stripeTry: 1, stripeId, state: 'counted' },
    ])
    expect(await requested()).toHaveLength(1)
  })

  test('that is replayed for a refund that was not made is retried with the next key', async () => {
    const replayed = Object.assign(refused(), { headers: { 'idempotent-replayed': 'true' } })
    failOnce(replayed)
    await expect(refund('one')).rejects.toMatchObject({ code: 'refundUnclear' })
    await refund('one')
    expect(await requested()).toMatchObject([{ idempotencyKey: 'refund:one:1' }])
  })

  test.each([
    [12 * hourMs, 0],
    [12 * hourMs + 1, 1],
  ])('is looked up before a retry %i ms later: %i times', async (ms, lists) => {
    failOnce(unclear())
    await expect(refund('one')).rejects.toMatchObject({ code: 'refundUnclear' })
    const [row] = await given.rows(refundUid)
    const from = Date.parse(row.createdAt)
    setClock(() => new Date(from + ms))
    const list = jest.spyOn(stripe().refunds, 'list')
    await refund('one')
    const found = list.mock.calls.filter(
      ([input]) => input?.payment_intent === order.paymentIntentId,
    )
    // Plus one call each time for the state of the payment.
    expect(found).toHaveLength(lists + 1)
  })

  test('is recorded later if Stripe does not answer after its success', async () => {
    jest.spyOn(stripe().disputes, 'list').mockRejectedValueOnce(unclear() as never)
    await expect(refund('one')).rejects.toMatchObject({ code: 'refundUnclear' })
    expect(await refunds()).toEqual([['one', price, 'done']])
    await refund('one')
    expect(await refunds()).toEqual([['one', price, 'counted']])
    expect(await requested()).toHaveLength(1)
  })
})

describe('a refund without a response', () => {
  const found = async (ms: number) => {
    laterBy(ms)
    const before = new Date(Date.now() + ms)
    return (await openRefunds(strapi, before)).map(({ key }) => key)
  }

  test('is checked until it is counted or refused', async () => {
    const states = ['asked', 'done', 'counted', 'refused']
    for (const state of states)
      await strapi.db
        .query(refundUid)
        .create({ data: { key: state, orderId: order.id, amount: 1, state } })
    expect(await found(hourMs)).toEqual(['asked', 'done'])
    expect(await openRefunds(strapi, new Date(0))).toEqual([])
  })

  test('is retried', async () => {
    failOnce(unclear())
    await expect(refund('one')).rejects.toMatchObject({ code: 'refundUnclear' })
    const [{ id }] = await given.rows(refundUid)
    await refundAgain(strapi, id)
    expect(await returned()).toBe(price)
    await refundAgain(strapi, id)
    await refundAgain(strapi, id + 1)
    expect(await requested()).toHaveLength(1)
  })

  test('that failed after days can be refunded again', async () => {
    await act('refunds', { arePending: true })
    await refund('one')
    expect([await refunds(), await returned()]).toEqual([[['one', price, 'done']], 0])
    const [{ stripeId }] = await given.rows(refundUid)
    await act('decide-refund', { refund: stripeId, outcome: 'succeeded' })
    await settlePayment(strapi, order.paymentIntentId ?? '')
    expect([await refunds(), await returned()]).toEqual([[['one', price, 'counted']], price])
    await act('decide-refund', { refund: stripeId, outcome: 'failed' })
    await settlePayment(strapi, order.paymentIntentId ?? '')
    expect([await refunds(), await returned()]).toEqual([[['one', price, 'refused']], 0])
    expect(await orderNow(order.id)).toMatchObject({ state: 'fulfilled' })
    expect((await given.userNow(agnes.id)).isPaidUser).toBe(true)
  })
})
