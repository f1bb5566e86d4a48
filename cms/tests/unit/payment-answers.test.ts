import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OrderState } from '@krono/contract'
import { listOrders, showOrder } from '../../src/commerce/payments/checkout/order-answer'
import { paymentStatus } from '../../src/commerce/payments/checkout/payment-status'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, act, begin, buy, orderNow } = tillAlone()

let agnes: UserRow
beforeEach(async () => {
  agnes = await given.user()
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const at = '2030-01-10T12:00:00.000Z'
const status = (session: string, user: UserRow | undefined = agnes) =>
  paymentStatus(strapi, { session, user })

describe('the payment status returns', () => {
  test('for premium: paid, the end of the term, and the receipt', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    const [receipt] = await given.rows('api::receipt.receipt')
    expect(await status(order.sessionId ?? '')).toEqual({
      state: 'paid',
      product: 'premium-month',
      name: 'A premium-month',
      total: { amount: 300_000, currency: 'huf' },
      gift: null,
      people: null,
      paidUntil: order.periodEnd,
      nextCharge: order.periodEnd,
      orderStatus: null,
      receipt: receipt.token,
      analysis: null,
      order: null,
    })
  })

  test('for an analysis: its address, without a term', async () => {
    const { documentId } = await buy(agnes, { product: 'analysis-short' })
    const [analysis] = await given.rows('api::analysis.analysis')
    // Also by the order's id: a free order has no page of Stripe’s.
    expect(await status(documentId)).toMatchObject({
      state: 'paid',
      paidUntil: null,
      analysis: analysis.documentId,
      order: documentId,
      people: [{ name: expect.any(String), date: expect.any(String) }],
    })
  })

  test('for a new payment without an event: paid, after a call to Stripe', async () => {
    const { session } = await begin(agnes, { product: 'premium-month' })
    expect((await status(session)).state).toBe('pending')
    await act('pay', { session })
    expect((await status(session)).state).toBe('paid')
  })

  test('the stored state, when Stripe does not answer', async () => {
    const { session } = await begin(agnes, { product: 'premium-month' })
    await act('pay', { session })
    jest
      .spyOn(stripe().checkout.sessions, 'retrieve')
      .mockRejectedValueOnce(new Error('silence') as never)
    expect((await status(session)).state).toBe('pending')
  })

  test('for a paid, not yet fulfilled one: its entitlement, after fulfilment', async () => {
    const { documentId, id } = await given.order({ userId: agnes.id, state: 'paid' })
    expect((await status(documentId)).state).toBe('paid')
    expect((await orderNow(id)).state).toBe('fulfilled')
  })

  test.each<[OrderState, string]>([
    ['fulfilled', 'paid'],
    ['disputed', 'paid'],
    ['refunded', 'refunded'],
    ['failed', 'failed'],
    ['review', 'review'],
  ])('for one that is %s: %s', async (state, said) => {
    const { documentId } = await given.order({ userId: agnes.id, state })
    expect((await status(documentId)).state).toBe(said)
  })

  test('for a gift: that it is one, for any caller with the session, without a term', async () => {
    const card = { recipientName: 'Anna', message: '', giverName: 'Béla' }
    const gift = { ...card, recipientEmail: 'anna@krono.example' } as never
    await given.order({ userId: null, state: 'fulfilled', sessionId: 'cs_1', gift })
    const reported = await paymentStatus(strapi, { session: 'cs_1', user: undefined })
    expect(reported).toMatchObject({ paidUntil: null, receipt: null })
    expect(reported.gift).toEqual(card)
    expect((await status('cs_1')).gift).toEqual(card)
  })

  test('no payment of another user', async () => {
    const { documentId } = await given.order({ userId: agnes.id, state: 'fulfilled' })
    const refusal = { code: 'notFound' }
    const asVisitor = paymentStatus(strapi, { session: documentId, user: undefined })
    await expect(asVisitor).rejects.toMatchObject(refusal)
    await expect(status(documentId, await given.user())).rejects.toMatchObject(refusal)
    await expect(status('cs_unknown')).rejects.toMatchObject(refusal)
  })
})

describe('the list of a user’s payments', () => {
  const paid = { state: 'fulfilled', paidAt: at } as const

  test('has all paid orders, the newest first, and no others', async () => {
    const first = await given.order({ userId: agnes.id, ...paid })
    await given.order({ userId: agnes.id, state: 'failed' })
    await given.order({ userId: agnes.id + 1, ...paid })
    const second = await given.order({ userId: agnes.id, ...paid, state: 'refunded' })
    const listed = await listOrders(strapi, agnes.id)
    expect(listed.map(({ id }) => id)).toEqual([second.documentId, first.documentId])
  })

  test('has for each the product, and its refunds', async () => {
    const order = await given.order({ userId: agnes.id, ...paid, refundedAmount: 5 })
    expect(await listOrders(strapi, agnes.id)).toEqual([
      {
        id: order.documentId,
        product: 'premium-month',
        name: 'Prémium havi',
        state: 'fulfilled',
        total: { amount: 300_000, currency: 'huf' },
        refunded: { amount: 5, currency: 'huf' },
        orderStatus: { is: 'partly', since: at, returned: { amount: 5, currency: 'huf' } },
        isGift: false,
        isRenewal: false,
        analysis: null,
        withdrawableUntil: expect.any(String),
        createdAt: new Date(order.createdAt).toISOString(),
        paidAt: at,
        receipts: [],
      },
    ])
  })

  test('has gifts, renewals, and the documents of each, the newest first', async () => {
    const card = { recipientName: 'Anna', message: '', giverName: 'Béla' }
    const gift = { ...card, recipientEmail: 'anna@krono.example' } as never
    await given.order({ userId: agnes.id, ...paid, gift })
    const renewal = await given.order({ userId: agnes.id, ...paid, kind: 'renewal' })
    const receipts = strapi.db.query('api::receipt.receipt')
    const document = { orderId: renewal.id, lines: [], token: 't' }
    await receipts.create({ data: { ...document, number: 'K-1', kind: 'receipt', sourceKey: 'a' } })
    const credit = { number: 'K-2', kind: 'credit', token: 'u', sourceKey: 'b' }
    await receipts.create({ data: { ...document, ...credit } })
    const [later, earlier] = await listOrders(strapi, agnes.id)
    expect(later).toMatchObject({ isRenewal: true, isGift: false, withdrawableUntil: null })
    expect(later?.receipts).toEqual([
      { number: 'K-2', token: 'u', kind: 'credit' },
      { number: 'K-1', token: 't', kind: 'receipt' },
    ])
    expect(earlier).toMatchObject({ isRenewal: false, isGift: true, receipts: [] })
  })

  test('links to an analysis that can be read', async () => {
    await buy(agnes, { product: 'analysis-short' })
    const [analysis] = await given.rows('api::analysis.analysis')
    const entry = { id: analysis.documentId, kind: 'short', names: ['Ágnes'] }
    const [order] = await listOrders(strapi, agnes.id)
    expect(order?.analysis).toEqual(entry)
    await strapi.db
      .query('api::analysis.analysis')
      .update({ where: { id: analysis.id }, data: { state: 'withheld' } })
    expect((await listOrders(strapi, agnes.id))[0]?.analysis).toBeNull()
  })

  test('is complete', async () => {
    const row = { user_id: agnes.id, state: 'fulfilled', paid_at: new Date(at), kind: 'checkout' }
    const rows = Array.from({ length: 201 }, (_, n) => ({
      ...row,
      product_key: 'premium-month',
      document_id: `d${n}`,
      created_at: new Date(at),
    }))
    await strapi.db.connection.batchInsert('orders', rows, 50)
    const listed = await listOrders(strapi, agnes.id)
    expect([listed.length, listed.at(-1)?.id]).toEqual([201, 'd0'])
  })
})

describe('one order', () => {
  test('is shown to its user and to admins, and to no other user', async () => {
    const { documentId } = await given.order({ userId: agnes.id })
    expect((await showOrder(strapi, { documentId })).id).toBe(documentId)
    expect((await showOrder(strapi, { documentId, userId: agnes.id })).paidAt).toBeNull()
    const others = showOrder(strapi, { documentId, userId: agnes.id + 1 })
    await expect(others).rejects.toMatchObject({ code: 'notFound' })
  })
})
