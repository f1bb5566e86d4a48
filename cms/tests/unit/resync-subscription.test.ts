import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { fulfilSession } from '../../src/commerce/payments/fulfilment/fulfil-session'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import { endSubscription } from '../../src/commerce/payments/subscriptions/end-subscription'
import { resyncSubscription } from '../../src/commerce/payments/subscriptions/resync-subscription'
import { subscriptionOf } from '../../src/commerce/payments/subscriptions/subscription-answer'
import { syncSubscription } from '../../src/commerce/payments/subscriptions/sync-subscription'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, act, begin, buy } = tillAlone()

const dayMs = 86_400_000
const subscriptions = () => strapi.db.query('api::subscription.subscription')

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
const atStripe = () => stripe().subscriptions.retrieve(subscription)

describe('a resynced subscription', () => {
  test('gets the renewals of its last three invoices, the oldest first', async () => {
    for (const _ of [1, 2, 3, 4]) await act('renew', { subscription })
    await resyncSubscription(strapi, (await rowNow()).id)
    const { data } = await stripe().invoices.list({ subscription, limit: 5 })
    const renewals = (await given.rows('api::order.order')).filter(({ kind }) => kind === 'renewal')
    expect(renewals.map(({ invoiceId }) => invoiceId)).toEqual(
      data
        .slice(0, 3)
        .map(({ id }) => id)
        .reverse(),
    )
    expect(renewals.at(-1)?.periodEnd).toBe((await rowNow()).currentPeriodEnd)
  })

  test('ends when its account is deleted', async () => {
    await subscriptions().updateMany({ where: {}, data: { userId: null } })
    await resyncSubscription(strapi, (await rowNow()).id)
    expect((await atStripe()).status).toBe('canceled')
    expect((await rowNow()).status).toBe('canceled')
  })

  test('has its next charge moved to the end of its user’s term', async () => {
    const until = new Date(Date.parse((await rowNow()).currentPeriodEnd) + 30 * dayMs)
    await strapi.db.query('plugin::users-permissions.user').update({
      where: { id: agnes.id },
      data: { paidUserExpire: until.toISOString() },
    })
    await resyncSubscription(strapi, (await rowNow()).id)
    expect((await atStripe()).trial_end).toBe(Math.floor(until.getTime() / 1000))
  })

  test('is ignored if it does not exist', async () => {
    await resyncSubscription(strapi, 99)
    expect((await atStripe()).status).toBe('active')
  })
})

describe('a subscription that ends', () => {
  test('no longer counts for its user, and keeps the paid term', async () => {
    await endSubscription(strapi, subscription)
    expect(await rowNow()).toMatchObject({ status: 'canceled', endedAt: expect.any(String) })
    expect(await given.userNow(agnes.id)).toMatchObject({
      subscriptionId: null,
      subscriptionCanceled: false,
      isPaidUser: true,
      paidUserExpire: first.periodEnd,
    })
    expect(await subscriptionOf(strapi, await given.userNow(agnes.id))).toMatchObject({
      subscription: null,
      hasPortal: true,
    })
  })

  test('can end twice; one that Stripe does not know ends, too', async () => {
    await endSubscription(strapi, subscription)
    const { endedAt } = await rowNow()
    await endSubscription(strapi, subscription)
    expect((await rowNow()).endedAt).toBe(endedAt)
    await subscriptions().create({
      data: {
        ...(await rowNow()),
        id: undefined,
        stripeId: 'sub_gone',
        status: 'active',
        endedAt: null,
      },
    })
    await endSubscription(strapi, 'sub_gone')
    const [, gone] = await given.rows('api::subscription.subscription')
    expect(gone).toMatchObject({ status: 'canceled', endedAt: expect.any(String) })
  })

  test('does not end when Stripe does not answer', async () => {
    await act('faults', { kind: 'revoked', path: '/v1/subscriptions' })
    await expect(endSubscription(strapi, subscription)).rejects.toThrow()
    expect((await rowNow()).status).toBe('active')
    jest
      .spyOn(stripe().subscriptions, 'retrieve')
      .mockRejectedValueOnce(new Error('silence') as never)
    await expect(syncSubscription(strapi, subscription)).rejects.toThrow('silence')
    expect((await rowNow()).status).toBe('active')
  })
})

describe('a checkout page of a subscription', () => {
  test('that expired starts no subscription', async () => {
    const cili = await given.user()
    const { session } = await begin(cili, { product: 'premium-year' })
    await act('expire', { session })
    await fulfilSession(strapi, session)
    expect(await given.rows('api::subscription.subscription')).toHaveLength(1)
  })
})
