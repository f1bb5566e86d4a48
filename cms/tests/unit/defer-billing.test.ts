import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import { deferNow } from '../../src/commerce/payments/subscriptions/defer-billing'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, act, buy, calls } = tillAlone()

const dayMs = 86_400_000
let agnes: UserRow
let order: OrderRow
let subscription: string

beforeEach(async () => {
  agnes = await given.user()
  order = await buy(agnes, { product: 'premium-month' })
  subscription = order.subscriptionId ?? ''
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const atStripe = () => stripe().subscriptions.retrieve(subscription)
const nextCharge = async () => {
  const end = (await atStripe()).items.data[0]?.current_period_end ?? 0
  return new Date(end * 1000).toISOString()
}
const end = Date.parse
const has = (paidUserExpire: string | null) =>
  strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { id: agnes.id }, data: { paidUserExpire } })
const daysBehind = (days: number) =>
  new Date(end(order.periodEnd ?? '') + days * dayMs).toISOString()
const changes = async () =>
  (await calls(`/v1/subscriptions/${subscription}`)).filter(({ method }) => method === 'POST')
const row = async () => (await given.rows('api::subscription.subscription'))[0]
const change = (data: object) =>
  strapi.db.query('api::subscription.subscription').updateMany({ where: {}, data })

describe('the next charge date of a subscriber', () => {
  test('is deferred to the end of given terms, without a charge for that', async () => {
    await has(daysBehind(30))
    await deferNow(strapi, agnes.id)
    expect(await nextCharge()).toBe(daysBehind(30))
    expect(await row()).toMatchObject({ status: 'trialing', currentPeriodEnd: daysBehind(30) })
    expect(await changes()).toMatchObject([
      {
        parameters: {
          trial_end: String(end(daysBehind(30)) / 1000),
          proration_behavior: 'none',
        },
      },
    ])
  })

  test('returns to the end of the paid period when a given term ends early', async () => {
    await has(daysBehind(60))
    await deferNow(strapi, agnes.id)
    await has(null)
    await deferNow(strapi, agnes.id)
    expect(await nextCharge()).toBe(daysBehind(0))
    await deferNow(strapi, agnes.id)
    expect(await changes()).toHaveLength(2)
  })

  test.each([
    ['paid', 0],
    ['fulfilled', 0],
    ['disputed', 0],
    ['review', 0],
    ['refunded', null],
    ['failed', null],
  ])('is not before the end of a period whose charge is %s', async (state, days) => {
    await has(daysBehind(60))
    await deferNow(strapi, agnes.id)
    await strapi.db.query('api::order.order').updateMany({ where: {}, data: { state } })
    await has(null)
    await deferNow(strapi, agnes.id)
    if (days !== null) return expect(await nextCharge()).toBe(daysBehind(days))
    // Then the charge is at the earliest possible time, a week from now.
    const inDays = (end(await nextCharge()) - Date.now()) / dayMs
    expect(Math.round(inDays)).toBe(7)
  })

  test('is the end of the last charged period', async () => {
    await has(daysBehind(60))
    await deferNow(strapi, agnes.id)
    const paid = { subscriptionId: subscription, state: 'fulfilled' } as const
    await given.order({ ...paid, periodEnd: daysBehind(20) })
    await given.order({ ...paid, periodEnd: daysBehind(10) })
    await given.order({ ...paid, periodEnd: null })
    await given.order({ ...paid, subscriptionId: 'sub_other', periodEnd: daysBehind(50) })
    await has(null)
    await deferNow(strapi, agnes.id)
    expect(await nextCharge()).toBe(daysBehind(20))
  })

  test('is not requested if the stored data shows that it would not change', async () => {
    const requested = jest.spyOn(stripe().subscriptions, 'retrieve')
    await deferNow(strapi, agnes.id)
    expect(requested).not.toHaveBeenCalled()
  })

  test('is moved from Stripe’s current data, not from the last event', async () => {
    await change({ currentPeriodEnd: daysBehind(-20), status: 'active' })
    await has(daysBehind(0))
    await deferNow(strapi, agnes.id)
    expect(await changes()).toEqual([])
  })

  test.each(['past_due', 'unpaid', 'paused'])(
    'of a subscription that is %s has no date',
    async (status) => {
      await has(daysBehind(30))
      await change({ status })
      const requested = jest.spyOn(stripe().subscriptions, 'retrieve')
      await deferNow(strapi, agnes.id)
      expect(requested).not.toHaveBeenCalled()
      await change({ status: 'active' })
      requested.mockResolvedValueOnce({ ...(await atStripe()), status } as never)
      await deferNow(strapi, agnes.id)
      expect(await changes()).toEqual([])
    },
  )

  test('does not move without a user and a live subscription', async () => {
    await has(daysBehind(30))
    await deferNow(strapi, agnes.id + 1)
    await change({ status: 'canceled' })
    await deferNow(strapi, agnes.id)
    await change({ status: 'active', userId: 99 })
    await deferNow(strapi, 99)
    expect(await changes()).toEqual([])
  })

  test('stays within two years from Stripe’s anchor', async () => {
    await has('2099-01-01T00:00:00.000Z')
    await deferNow(strapi, agnes.id)
    const years = (end(await nextCharge()) - Date.now()) / (365.25 * dayMs)
    expect(years).toBeGreaterThan(1.99)
    expect(years).toBeLessThan(2)
    await act('clock', { offsetSeconds: 0 })
  })
})
