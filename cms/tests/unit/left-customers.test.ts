import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { deleteCustomer } from '../../src/commerce/payments/stripe/delete-customer'
import { ensureCustomer } from '../../src/commerce/payments/stripe/ensure-customer'
import {
  deleteErasedCustomers,
  markCustomerErased,
} from '../../src/commerce/payments/stripe/erased-customers'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, act, buy, calls, orderNow } = tillAlone()

let order: OrderRow
let customer: string

/** A deleted user bought an analysis: the order has the customer's id. */
beforeEach(async () => {
  const { id } = await given.user()
  order = await buy(await given.userNow(id), { product: 'analysis-short' })
  customer = (await given.userNow(id)).stripeCustomerId ?? ''
  await change({ userId: null, customerId: customer })
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const change = (data: object) =>
  strapi.db.query('api::order.order').update({ where: { id: order.id }, data })
const isThere = async () =>
  !(await calls(`/v1/customers/${customer}`)).some(({ method }) => method === 'DELETE')
const tasks = async () =>
  (await given.rows('api::task.task')).filter(({ kind }) => kind === 'deleteCustomer')

describe('the Stripe customer of a deleted user', () => {
  test('is deleted at Stripe, and then in all rows; a second run is harmless', async () => {
    await deleteCustomer(strapi, customer)
    expect([await isThere(), (await orderNow(order.id)).customerId]).toEqual([false, null])
    await change({ customerId: customer })
    await deleteCustomer(strapi, customer)
    expect((await orderNow(order.id)).customerId).toBeNull()
  })

  test.each([
    ['an order that is pending', { state: 'pending' }],
    ['an order that is paid and brings nothing yet', { state: 'paid' }],
    ['an order that people look at', { state: 'review' }],
    ['an order that is disputed', { state: 'disputed' }],
  ])('is kept by %s', async (_what, data) => {
    await change(data)
    await deleteCustomer(strapi, customer)
    expect([await isThere(), (await orderNow(order.id)).customerId]).toEqual([true, customer])
  })

  test.each([
    [1000, true],
    [0, false],
  ])('is kept by a page that can be paid for %i ms more: %s', async (ms, isHeld) => {
    const at = new Date('2030-01-10T12:00:00Z')
    setClock(() => at)
    const sessionExpiresAt = new Date(at.getTime() + ms).toISOString()
    await change({ state: 'failed', sessionExpiresAt })
    await deleteCustomer(strapi, customer)
    expect(await isThere()).toBe(isHeld)
  })

  test('is not kept by a failed order without a page or with a closed page', async () => {
    await change({ state: 'failed', sessionId: null })
    await deleteCustomer(strapi, customer)
    expect(await isThere()).toBe(false)
  })

  test.each([
    ['active', true],
    ['past_due', true],
    ['paused', true],
    ['incomplete', true],
    ['canceled', false],
  ])('with a subscription that is %s is kept: %s', async (status, isHeld) => {
    await strapi.db
      .query('api::subscription.subscription')
      .create({ data: { stripeId: 'sub_1', customerId: customer, status } })
    await strapi.db
      .query('api::subscription.subscription')
      .create({ data: { stripeId: 'sub_2', customerId: 'cus_other', status: 'active' } })
    await deleteCustomer(strapi, customer)
    expect(await isThere()).toBe(isHeld)
  })

  test.each([
    ['asked', true],
    ['done', true],
    ['counted', false],
    ['refused', false],
  ])('with a refund of ours that is %s is kept: %s', async (state, isHeld) => {
    const refunds = strapi.db.query('api::refund.refund')
    await refunds.create({ data: { key: 'one', orderId: order.id, amount: 1, state } })
    await refunds.create({ data: { key: 'two', orderId: order.id + 1, amount: 1, state: 'asked' } })
    await deleteCustomer(strapi, customer)
    expect(await isThere()).toBe(isHeld)
  })

  test.each([
    ['pending', true],
    ['requires_action', true],
    ['succeeded', false],
    ['failed', false],
    ['canceled', false],
  ])('with a refund of the dashboard that is %s is kept: %s', async (status, isHeld) => {
    jest.spyOn(stripe().refunds, 'list').mockResolvedValue({ data: [{ status }] } as never)
    await deleteCustomer(strapi, customer)
    expect(await isThere()).toBe(isHeld)
  })

  test.each([
    ['needs_response', true],
    ['under_review', true],
    ['warning_needs_response', true],
    ['warning_under_review', true],
    ['appeal_under_review', true],
    ['a_state_of_tomorrow', true],
    ['warning_closed', false],
    ['won', false],
    ['lost', false],
    ['prevented', false],
  ])('with a dispute that is %s is kept: %s', async (status, isHeld) => {
    jest.spyOn(stripe().disputes, 'list').mockResolvedValue({ data: [{ status }] } as never)
    await deleteCustomer(strapi, customer)
    expect(await isThere()).toBe(isHeld)
  })

  test('is checked against each of their payments, and no others', async () => {
    await given.order({ state: 'fulfilled', customerId: customer })
    await given.order({ state: 'disputed', customerId: 'cus_other' })
    const requested = jest.spyOn(stripe().refunds, 'list')
    const disputes = jest.spyOn(stripe().disputes, 'list')
    await deleteCustomer(strapi, customer)
    const input = { payment_intent: order.paymentIntentId ?? '', limit: 100 }
    expect(requested.mock.calls).toEqual([[input]])
    expect(disputes.mock.calls).toEqual([[input]])
  })

  test('is retried the next night when Stripe does not answer', async () => {
    jest.spyOn(stripe().customers, 'del').mockRejectedValueOnce(new Error('silence') as never)
    await expect(deleteCustomer(strapi, customer)).rejects.toThrow('silence')
    expect((await orderNow(order.id)).customerId).toBe(customer)
  })

  test('unknown at Stripe is deleted in our rows', async () => {
    await act('delete-customer', { customer })
    await deleteCustomer(strapi, customer)
    expect((await orderNow(order.id)).customerId).toBeNull()
  })
})

describe('deleting an account', () => {
  const at = new Date('2030-01-10T12:00:00Z')
  beforeEach(() => setClock(() => at))

  test('schedules the deletion of the customer a minute later', async () => {
    const user = await given.user()
    const own = await given.order({ userId: user.id })
    await markCustomerErased(strapi, 'cus_1', { userId: user.id })
    expect((await orderNow(own.id)).customerId).toBe('cus_1')
    expect((await orderNow(order.id)).customerId).toBe(customer)
    expect(await tasks()).toMatchObject([
      {
        key: 'deleteCustomer:cus_1',
        payload: '{"customer":"cus_1"}',
        dueAt: new Date(at.getTime() + 60_000).toISOString(),
      },
    ])
  })

  test('repeats that each night while the customer exists', async () => {
    await given.order({ customerId: customer })
    await given.order({})
    await deleteErasedCustomers(strapi)
    expect(await tasks()).toMatchObject([
      { key: `deleteCustomer:${customer}`, dueAt: at.toISOString() },
    ])
  })

  test('includes a customer that Stripe is creating', async () => {
    const user = await given.user()
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: user.id } })
    const made = await ensureCustomer(strapi, user, { id: order.id })
    expect((await orderNow(order.id)).customerId).toBe(made)
    expect((await tasks()).map(({ key }) => key)).toEqual([`deleteCustomer:${made}`])
  })
})
