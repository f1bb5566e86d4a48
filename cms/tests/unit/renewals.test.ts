import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { fulfilInvoice } from '../../src/commerce/payments/fulfilment/fulfil-invoice'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import { resyncSubscription } from '../../src/commerce/payments/subscriptions/resync-subscription'
import { subscriptionOf } from '../../src/commerce/payments/subscriptions/subscription-answer'
import { syncSubscription } from '../../src/commerce/payments/subscriptions/sync-subscription'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, act, begin, buy, heard, orderNow } = tillAlone()

const dayMs = 86_400_000
const subscriptions = () => strapi.db.query('api::subscription.subscription')
const incidents = async () =>
  (await given.rows('api::incident.incident')).map(({ kind, reference }) => [kind, reference])
const mails = async (name: string) => (await given.mails()).filter(({ mail }) => mail === name)

let agnes: UserRow
let first: OrderRow
let subscription: string

beforeEach(async () => {
  agnes = await given.user({ email: 'agnes@people.example' })
  first = await buy(agnes, { product: 'premium-month' })
  subscription = first.subscriptionId ?? ''
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const rowNow = async () => (await given.rows('api::subscription.subscription'))[0]
const lastInvoice = async () =>
  (await stripe().invoices.list({ subscription, limit: 1 })).data[0]?.id ?? ''
const atStripe = () => stripe().subscriptions.retrieve(subscription)
const orderOf = async (invoiceId: string) =>
  (await given.rows('api::order.order')).find((row) => row.invoiceId === invoiceId)

describe('a charged renewal', () => {
  test('is an order of its own, with its period, its receipt and its e-mail', async () => {
    await act('renew', { subscription })
    const invoice = await lastInvoice()
    await fulfilInvoice(strapi, invoice)
    const order = await orderOf(invoice)
    const period = (await atStripe()).items.data[0]
    expect(order).toMatchObject({
      userId: agnes.id,
      kind: 'renewal',
      state: 'fulfilled',
      productKey: 'premium-month',
      productName: 'A premium-month',
      currency: 'huf',
      price: 300_000,
      discount: 0,
      amount: 300_000,
      refundedAmount: 0,
      buyerEmail: agnes.email,
      language: 'hun',
      subscriptionId: subscription,
      periodStart: new Date((period?.current_period_start ?? 0) * 1000).toISOString(),
      periodEnd: new Date((period?.current_period_end ?? 0) * 1000).toISOString(),
      paymentIntentId: expect.stringMatching(/^pi_/),
    })
    expect((await given.userNow(agnes.id)).paidUserExpire).toBe(order.periodEnd)
    expect(await given.rows('api::receipt.receipt')).toHaveLength(2)
    expect(await mails('renewed')).toHaveLength(1)
  })

  test('is one order, however often its event arrives', async () => {
    await act('renew', { subscription })
    const invoice = await lastInvoice()
    await Promise.all([fulfilInvoice(strapi, invoice), fulfilInvoice(strapi, invoice)])
    await fulfilInvoice(strapi, invoice)
    await heard()
    expect(await given.rows('api::order.order')).toHaveLength(2)
    expect(await given.rows('api::receipt.receipt')).toHaveLength(2)
  })

  test('has the billing data of the first order', async () => {
    const billing = { name: 'Ágnes Kft.', country: 'HU' }
    await strapi.db.query('api::order.order').update({ where: { id: first.id }, data: { billing } })
    await act('renew', { subscription })
    await fulfilInvoice(strapi, await lastInvoice())
    expect((await orderOf(await lastInvoice())).billing).toEqual(billing)
  })

  test('with another amount needs review, and grants nothing', async () => {
    await act('renew', { subscription })
    const invoice = await lastInvoice()
    const { retrieve } = stripe().invoices
    jest.spyOn(stripe().invoices, 'retrieve').mockImplementation((async (
      ...given: Parameters<typeof retrieve>
    ) => ({
      ...(await retrieve.apply(stripe().invoices, given)),
      amount_paid: 299_999,
    })) as never)
    await fulfilInvoice(strapi, invoice)
    const order = await orderOf(invoice)
    expect(order.state).toBe('review')
    expect(await incidents()).toEqual([['amountMismatch', order.documentId]])
    expect(await given.rows('api::receipt.receipt')).toHaveLength(1)
  })

  test('of a deleted account is refunded', async () => {
    await subscriptions().updateMany({ where: {}, data: { userId: null } })
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: agnes.id } })
    await act('renew', { subscription })
    await fulfilInvoice(strapi, await lastInvoice())
    expect(await orderOf(await lastInvoice())).toMatchObject({
      state: 'paid',
      userId: null,
      buyerEmail: null,
    })
    expect(await given.rows('api::refund.refund')).toHaveLength(1)
  })
})

describe('an invoice', () => {
  test('of the first charge belongs to its checkout', async () => {
    const cili = await given.user()
    const { order, session } = await begin(cili, { product: 'premium-year' })
    await act('pay', { session })
    const page = await stripe().checkout.sessions.retrieve(session)
    await fulfilInvoice(strapi, String(page.invoice))
    expect((await orderNow(order.id)).state).toBe('fulfilled')
    expect(await given.rows('api::order.order')).toHaveLength(2)
  })

  test('of the first charge finds its checkout also if the order has no stored page', async () => {
    const cili = await given.user()
    const { order, session } = await begin(cili, { product: 'premium-year' })
    await act('pay', { session })
    await strapi.db
      .query('api::order.order')
      .update({ where: { id: order.id }, data: { sessionId: null } })
    const page = await stripe().checkout.sessions.retrieve(session)
    await fulfilInvoice(strapi, String(page.invoice))
    expect(await orderNow(order.id)).toMatchObject({ state: 'fulfilled', sessionId: session })
  })

  test('of a subscription that is not ours raises an incident if it was paid', async () => {
    await act('renew', { subscription })
    await subscriptions().deleteMany({ where: {} })
    await strapi.db.query('api::order.order').deleteMany({ where: {} })
    const invoice = await lastInvoice()
    await fulfilInvoice(strapi, invoice)
    expect(await incidents()).toEqual([['moneyWithoutOrder', invoice]])
  })

  test.each([
    ['open', 300_000, 0],
    ['paid', 0, 0],
    ['paid', 1, 1],
  ])(
    'without a subscription, %s with %i paid, raises an incident: %i',
    async (status, amount_paid, count) => {
      const bill = { id: 'in_x', status, amount_paid, parent: null }
      jest.spyOn(stripe().invoices, 'retrieve').mockResolvedValueOnce(bill as never)
      await fulfilInvoice(strapi, 'in_x')
      expect(await incidents()).toHaveLength(count)
    },
  )

  test('without an amount is no charge', async () => {
    await act('renew', { subscription })
    const invoice = await lastInvoice()
    const { retrieve } = stripe().invoices
    jest.spyOn(stripe().invoices, 'retrieve').mockImplementation((async (
      ...given: Parameters<typeof retrieve>
    ) => ({
      ...(await retrieve.apply(stripe().invoices, given)),
      subtotal: 0,
    })) as never)
    await fulfilInvoice(strapi, invoice)
    expect(await orderOf(invoice)).toBeUndefined()
    expect(await incidents()).toEqual([])
  })

  test('that a coupon pays at Stripe grants its time', async () => {
    await act('discount', { subscription, percent: 100 })
    await act('renew', { subscription })
    const invoice = await lastInvoice()
    await fulfilInvoice(strapi, invoice)
    const order = await orderOf(invoice)
    expect(order).toMatchObject({ state: 'fulfilled', discount: 300_000, amount: 0 })
    expect((await given.userNow(agnes.id)).paidUserExpire).toBe(order.periodEnd)
    expect(await incidents()).toEqual([])
  })
})

describe('a failed renewal', () => {
  test('is mailed after each attempt of Stripe, with the end of premium', async () => {
    const at = new Date('2030-01-10T12:00:00Z')
    setClock(() => at)
    await act('fail-renewal', { subscription })
    const invoice = await lastInvoice()
    await fulfilInvoice(strapi, invoice)
    await fulfilInvoice(strapi, invoice)
    expect(await mails('paymentFailed')).toEqual([
      {
        mail: 'paymentFailed',
        recipient: agnes.email,
        userId: agnes.id,
        dedupeKey: `paymentFailed:${invoice}:1`,
        data: {
          name: 'Ágnes',
          product: 'A premium-month',
          amount: '3\u00A0000\u00A0Ft',
          until: '2030. január 17.',
          link: 'http://localhost:3000/profile',
        },
      },
    ])
    await act('fail-renewal', { subscription })
    await fulfilInvoice(strapi, invoice)
    expect(await mails('paymentFailed')).toHaveLength(2)
    expect(await orderOf(invoice)).toBeUndefined()
    // Counted from the first failure: a later one does not restart the grace period.
    setClock(() => new Date('2030-01-12T12:00:00Z'))
    await syncSubscription(strapi, subscription)
    expect(await rowNow()).toMatchObject({ status: 'past_due', pastDueSince: at.toISOString() })
    expect(await subscriptionOf(strapi, await given.userNow(agnes.id))).toMatchObject({
      subscription: { state: 'pastDue', graceUntil: '2030-01-17T12:00:00.000Z' },
    })
  })

  test('is not mailed before Stripe’s attempt', async () => {
    await act('renew', { subscription, isDraft: true })
    await subscriptions().updateMany({ where: {}, data: { pastDueSince: new Date() } })
    await fulfilInvoice(strapi, await lastInvoice())
    expect(await mails('paymentFailed')).toEqual([])
  })

  test.each([
    [7 * dayMs, 'past_due'],
    [7 * dayMs + 1, 'canceled'],
  ])('for %i ms makes the subscription %s', async (ms, status) => {
    const at = new Date('2030-01-10T12:00:00Z')
    setClock(() => at)
    await act('fail-renewal', { subscription })
    await syncSubscription(strapi, subscription)
    setClock(() => new Date(at.getTime() + ms))
    await resyncSubscription(strapi, (await rowNow()).id)
    expect((await atStripe()).status).toBe(status)
    expect((await rowNow()).status).toBe(status)
    expect((await rowNow()).endedAt === null).toBe(status === 'past_due')
  })

  test('that is paid later is a renewal, with no owed charge', async () => {
    await act('fail-renewal', { subscription })
    await syncSubscription(strapi, subscription)
    await act('pay-invoice', { subscription })
    await resyncSubscription(strapi, (await rowNow()).id)
    expect(await rowNow()).toMatchObject({ status: 'active', pastDueSince: null })
    expect(await orderOf(await lastInvoice())).toMatchObject({ state: 'fulfilled' })
  })
})
