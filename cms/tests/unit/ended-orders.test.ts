import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { cancelOrphanedOrders } from '../../src/commerce/payments/checkout/cancel-orphaned-orders'
import { endOrder, expireAbandonedSession } from '../../src/commerce/payments/checkout/end-order'
import { fulfilInvoice } from '../../src/commerce/payments/fulfilment/fulfil-invoice'
import { resyncOrder } from '../../src/commerce/payments/fulfilment/resync-order'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, act, begin, buy, orderNow } = tillAlone()

const orders = () => strapi.db.query('api::order.order')
const minuteMs = 60_000
const gift = {
  giverName: 'Béla',
  giverEmail: 'bela@people.example',
  recipientName: 'Cili',
  recipientEmail: 'cili@people.example',
  message: '',
  deliverOn: '2030-01-01',
}

let agnes: UserRow
let order: OrderRow
let session: string

beforeEach(async () => {
  agnes = await given.user()
  ;({ order, session } = await begin(agnes, { product: 'analysis-short' }))
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const change = (data: object) => orders().update({ where: { id: order.id }, data })
const state = async () => (await orderNow(order.id)).state
const page = async () => (await stripe().checkout.sessions.retrieve(session)).status
const again = async () => resyncOrder(strapi, order.id)

describe('an order that is cancelled', () => {
  test('closes its page at Stripe, and fails', async () => {
    await endOrder(strapi, order)
    expect([await page(), await state()]).toEqual(['expired', 'failed'])
  })

  test('is fulfilled if it was paid meanwhile', async () => {
    await act('pay', { session })
    await endOrder(strapi, order)
    expect(await state()).toBe('fulfilled')
  })

  test('closes a page created after it was read', async () => {
    await endOrder(strapi, { ...order, sessionId: null })
    expect([await page(), await state()]).toEqual(['expired', 'failed'])
  })

  test('fails without Stripe if it never had a page', async () => {
    await change({ sessionId: null, sessionUrl: null })
    await endOrder(strapi, await orderNow(order.id))
    expect([await page(), await state()]).toEqual(['open', 'failed'])
  })

  test('waits for Stripe when it does not answer: it may still be paid', async () => {
    await act('faults', { kind: 'revoked', path: '/v1/checkout/sessions' })
    await expect(endOrder(strapi, order)).rejects.toThrow()
    expect(await state()).toBe('pending')
  })
})

describe('a page of a failed order', () => {
  test('is closed, and not checked again', async () => {
    await change({ state: 'failed' })
    await expireAbandonedSession(strapi, order.id)
    const now = await orderNow(order.id)
    expect([await page(), now.state]).toEqual(['expired', 'failed'])
    expect(Date.parse(now.sessionExpiresAt ?? '')).toBeLessThanOrEqual(Date.now())
  })

  test('is fulfilled if it is paid', async () => {
    await act('pay', { session })
    await change({ state: 'failed' })
    await expireAbandonedSession(strapi, order.id)
    expect(await orderNow(order.id)).toMatchObject({
      state: 'fulfilled',
      sessionExpiresAt: order.sessionExpiresAt,
    })
  })

  test('is left open if the order has not failed, or does not exist', async () => {
    await expireAbandonedSession(strapi, order.id)
    await expireAbandonedSession(strapi, order.id + 1)
    expect([await page(), await state()]).toEqual(['open', 'pending'])
  })
})

describe('an order without progress', () => {
  test('stays open with an open page, is fulfilled if paid, and fails if expired', async () => {
    await again()
    expect(await state()).toBe('pending')
    await act('pay', { session })
    await again()
    expect(await state()).toBe('fulfilled')
    const other = await begin(agnes, { product: 'analysis-long' })
    await act('expire', { session: other.session })
    await resyncOrder(strapi, other.order.id)
    expect((await orderNow(other.order.id)).state).toBe('failed')
  })

  test('grants the product if paid', async () => {
    await change({ state: 'paid', paidAt: new Date().toISOString() })
    await again()
    expect(await state()).toBe('fulfilled')
  })

  test.each(['fulfilled', 'failed', 'review'])('stays unchanged if %s', async (known) => {
    await act('pay', { session })
    await change({ state: known })
    await again()
    expect(await state()).toBe(known)
  })

  test.each([
    ['blocked', true, 'failed'],
    ['there', false, 'pending'],
  ])('is cancelled when its buyer is %s: %s', async (_who, blocked, expected) => {
    await strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: agnes.id }, data: { blocked } })
    await again()
    expect(await state()).toBe(expected)
  })

  test('is cancelled when its buyer is deleted', async () => {
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: agnes.id } })
    await again()
    expect([await page(), await state()]).toEqual(['expired', 'failed'])
  })

  test.each([
    ['can still have its page waits', 29 * minuteMs - 1, 'pending'],
    ['can have none any more is closed', 29 * minuteMs + minuteMs, 'failed'],
  ])('and %s', async (_what, ms, expected) => {
    await change({ sessionId: null, sessionUrl: null })
    const from = Date.parse(order.createdAt)
    setClock(() => new Date(from + ms))
    await again()
    expect(await state()).toBe(expected)
  })

  test('of a renewal is resynced from its invoice', async () => {
    const { subscriptionId } = await buy(await given.user(), { product: 'premium-month' })
    await act('renew', { subscription: subscriptionId })
    const { data } = await stripe().invoices.list({ subscription: subscriptionId ?? '', limit: 1 })
    const invoiceId = data[0]?.id ?? ''
    await fulfilInvoice(strapi, invoiceId)
    const renewal = await orders().findOne({ where: { invoiceId } })
    await orders().update({ where: { id: renewal.id }, data: { state: 'pending' } })
    await strapi.db
      .query('api::entitlement.entitlement')
      .deleteMany({ where: { orderId: renewal.id } })
    const requested = jest.spyOn(stripe().invoices, 'retrieve')
    await resyncOrder(strapi, renewal.id).catch(() => undefined)
    expect(requested.mock.calls[0]?.[0]).toBe(invoiceId)
  })
})

describe('pages of a deleted user', () => {
  test('are closed, and those of visitors’ gifts stay open', async () => {
    const given_ = await begin(undefined, { product: 'premium-year', gift })
    const member = await begin(await given.user(), { product: 'premium-year' })
    await change({ userId: null })
    await cancelOrphanedOrders(strapi)
    expect([await page(), await state()]).toEqual(['expired', 'failed'])
    for (const { order: other } of [given_, member])
      expect((await orderNow(other.id)).state).toBe('pending')
  })

  test('do not include renewals and paid orders', async () => {
    await change({ userId: null, kind: 'renewal' })
    await cancelOrphanedOrders(strapi)
    expect(await state()).toBe('pending')
    await change({ kind: 'checkout', state: 'review' })
    await cancelOrphanedOrders(strapi)
    expect([await page(), await state()]).toEqual(['open', 'review'])
  })
})
