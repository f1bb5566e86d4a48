import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { grant } from '../../src/commerce/entitlements/grant'
import { statusOfOrders } from '../../src/commerce/payments/checkout/status-of-orders'
import { openReceipt } from '../../src/commerce/payments/fulfilment/open-receipt'
import { billingSummaryOf } from '../../src/commerce/payments/subscriptions/billing-summary'
import { nextChargeWith } from '../../src/commerce/payments/subscriptions/next-charge-with'
import { findLiving } from '../../src/commerce/payments/subscriptions/subscription-row'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)

const at = new Date('2030-01-10T12:00:00Z')
const february = '2030-02-01T12:00:00.000Z'
let agnes: UserRow

beforeEach(async () => {
  setClock(() => at)
  agnes = await given.user({ paidUserExpire: february })
})
afterEach(() => setClock())

const subscribe = (more: object = {}) =>
  strapi.db.query('api::subscription.subscription').create({
    data: {
      stripeId: 'sub_1',
      userId: agnes.id,
      productKey: 'premium-month',
      status: 'active',
      currentPeriodEnd: february,
      cancelAtPeriodEnd: false,
      version: 1,
      ...more,
    },
  })
const billingSummary = async () =>
  billingSummaryOf(strapi, agnes, await findLiving(strapi, agnes.id))
const term = (sourceKey: string, more: object = {}) =>
  grant(strapi, { kind: 'term', sourceKey, userId: agnes.id, from: at, months: 1, ...more })
const suspend = (sourceKey: string, stateSince: string) =>
  strapi.db
    .query('api::entitlement.entitlement')
    .update({ where: { sourceKey }, data: { state: 'suspended', stateSince } })

describe('the end of a user’s term and the next charge', () => {
  test('agree for a subscriber; own charges are not listed as causes', async () => {
    await subscribe()
    const order = await given.order({ userId: agnes.id, subscriptionId: 'sub_1' })
    await term('order', { orderId: order.id })
    expect(await billingSummary()).toEqual({
      why: 'renews',
      paidUntil: february,
      nextCharge: february,
      causes: [],
      suspendedSince: null,
    })
  })

  test('are deferred by other terms, with the cause', async () => {
    await subscribe({ status: 'trialing' })
    const extension = await given.order({ userId: agnes.id, productKey: 'premium-year-extension' })
    await term('gift:1')
    await term('order', { orderId: extension.id })
    expect((await billingSummary()).causes).toEqual(['gift', 'extension'])
  })

  test('include the term without a subscription: no charge', async () => {
    expect(await billingSummary()).toEqual({
      why: 'none',
      paidUntil: february,
      nextCharge: null,
      causes: [],
      suspendedSince: null,
    })
    agnes = await given.user()
    expect((await billingSummary()).paidUntil).toBeNull()
  })

  test('are suspended since the first suspension', async () => {
    for (const key of ['a', 'b', 'c']) await term(key)
    await suspend('b', '2030-01-05T12:00:00.000Z')
    await suspend('c', '2030-01-07T12:00:00.000Z')
    expect((await billingSummary()).suspendedSince).toBe('2030-01-05T12:00:00.000Z')
  })

  test('are suspended since the last charge in review', async () => {
    await subscribe()
    const reviewed = { subscriptionId: 'sub_1', state: 'review' } as const
    await given.order({ ...reviewed, paidAt: '2030-01-02T12:00:00.000Z' })
    await given.order({ ...reviewed, paidAt: '2030-01-03T12:00:00.000Z' })
    await given.order({ subscriptionId: 'sub_1', state: 'fulfilled', paidAt: at.toISOString() })
    await given.order({ ...reviewed, subscriptionId: 'sub_2', paidAt: at.toISOString() })
    expect((await billingSummary()).suspendedSince).toBe('2030-01-03T12:00:00.000Z')
  })
})

describe('the next charge in the e-mail of an order', () => {
  const next = async (more: object) => {
    const order = await given.order({ userId: agnes.id, ...more })
    return (await nextChargeWith(strapi, order, agnes))?.toISOString() ?? null
  }

  test('of a new subscription is at the end of all terms', async () => {
    expect(await next({ periodEnd: '2030-01-20T12:00:00.000Z' })).toBe(february)
    expect(await next({ periodEnd: '2030-03-01T12:00:00.000Z' })).toBe('2030-03-01T12:00:00.000Z')
    agnes = await given.user()
    expect(await next({ periodEnd: '2030-01-20T12:00:00.000Z' })).toBe('2030-01-20T12:00:00.000Z')
  })

  test('is missing without a subscription', async () => {
    expect(await next({ productKey: 'premium-year-extension', periodEnd: february })).toBeNull()
    expect(await next({ periodEnd: null })).toBeNull()
  })

  test('of an existing subscription is unchanged', async () => {
    await subscribe()
    expect(await next({ productKey: 'premium-year-extension' })).toBe(february)
    expect(await next({ periodEnd: '2030-03-01T12:00:00.000Z' })).toBe(february)
  })
})

describe('the status of purchases', () => {
  test('is derived for each from its entitlements and its own documents', async () => {
    const paid = { state: 'fulfilled', paidAt: '2030-01-01T12:00:00.000Z' } as const
    const fine = await given.order(paid)
    const suspended = await given.order(paid)
    const partly = await given.order({ ...paid, refundedAmount: 5 })
    await term('fine', { orderId: fine.id })
    await term('suspended', { orderId: suspended.id })
    await suspend('suspended', '2030-01-05T12:00:00.000Z')
    const receipts = strapi.db.query('api::receipt.receipt')
    const issuedAt = '2030-01-06T12:00:00.000Z'
    const document = { orderId: partly.id, lines: [], currency: 'huf', amount: 5 }
    await receipts.create({ data: { ...document, kind: 'credit', sourceKey: 'a', issuedAt } })
    const late = { kind: 'receipt', sourceKey: 'b', token: 'b', issuedAt: at }
    await receipts.create({ data: { ...document, ...late } })
    const returned = (amount: number) => ({ amount, currency: 'huf' })
    expect([...(await statusOfOrders(strapi, [fine, suspended, partly]))]).toEqual([
      [suspended.id, { is: 'suspended', since: '2030-01-05T12:00:00.000Z', returned: returned(0) }],
      [partly.id, { is: 'partly', since: issuedAt, returned: returned(5) }],
    ])
  })

  test('is shown on the page of its receipt', async () => {
    const order = await given.order({ state: 'fulfilled', refundedAmount: 5, paidAt: february })
    const lines = [{ name: 'Havi', amount: 300_000 }]
    await strapi.db.query('api::receipt.receipt').create({
      data: {
        token: 'secret',
        number: 'KRONO-2030-000001',
        kind: 'receipt',
        sourceKey: 'a',
        orderId: order.id,
        billing: null,
        lines,
        amount: 300_000,
        currency: 'huf',
        issuedAt: at.toISOString(),
      },
    })
    const sum = (amount: number) => ({ amount, currency: 'huf' })
    expect(await openReceipt(strapi, 'secret')).toEqual({
      number: 'KRONO-2030-000001',
      kind: 'receipt',
      correctsNumber: null,
      issuedAt: at.toISOString(),
      billing: {},
      lines: [{ name: 'Havi', amount: sum(300_000) }],
      total: sum(300_000),
      orderStatus: { is: 'partly', since: february, returned: sum(5) },
    })
    const nothing = openReceipt(strapi, 'other')
    await expect(nothing).rejects.toMatchObject({ code: 'notFound' })
    await strapi.db.query('api::order.order').updateMany({ where: {}, data: { refundedAmount: 0 } })
    const billing = { name: 'Ágnes' }
    await strapi.db.query('api::receipt.receipt').updateMany({ where: {}, data: { billing } })
    expect(await openReceipt(strapi, 'secret')).toMatchObject({ orderStatus: null, billing })
    await strapi.db.query('api::order.order').deleteMany({ where: {} })
    expect((await openReceipt(strapi, 'secret')).orderStatus).toBeNull()
  })
})
