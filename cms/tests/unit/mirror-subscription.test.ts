import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { mirrorSubscription } from '../../src/commerce/payments/subscriptions/mirror-subscription'
import { subscriptionOf } from '../../src/commerce/payments/subscriptions/subscription-answer'
import { findLiving } from '../../src/commerce/payments/subscriptions/subscription-row'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'
import { givenSubscription } from './given-subscription'

const strapi = databaseAlone()
const given = givenAlone(strapi)

const at = new Date('2030-01-10T12:00:00Z')

let agnes: UserRow

beforeEach(async () => {
  setClock(() => at)
  agnes = await given.user()
})
afterEach(() => setClock())

const add = (more: object = {}) => givenSubscription(strapi, { userId: agnes.id, ...more })

/** A paid charge of the subscription, unless a test sets otherwise. */
const paid = (more: Partial<OrderRow> = {}) =>
  given.order({ state: 'fulfilled', subscriptionId: 'sub_1', paidAt: at.toISOString(), ...more })

describe('a subscriber', () => {
  const mirrored = async () => {
    await mirrorSubscription(strapi, agnes.id)
    const { subscriptionId, subscriptionCanceled } = await given.userNow(agnes.id)
    return [subscriptionId, subscriptionCanceled]
  }

  test.each([
    ['active', 'sub_1'],
    ['trialing', 'sub_1'],
    ['past_due', 'sub_1'],
    ['unpaid', 'sub_1'],
    ['paused', null],
    ['canceled', null],
    ['incomplete', null],
    ['incomplete_expired', null],
  ])('has a subscription that is %s: %s', async (status, subscriptionId) => {
    await add({ status, cancelAtPeriodEnd: true })
    await paid()
    expect(await mirrored()).toEqual([subscriptionId, subscriptionId !== null])
  })

  test.each([
    ['review', null],
    ['disputed', null],
    ['refunded', 'sub_1'],
    ['fulfilled', 'sub_1'],
  ] as const)('has a charge that is %s: %s', async (state, subscriptionId) => {
    await add()
    await paid()
    await paid({ state })
    await paid({ state: 'review', subscriptionId: 'sub_2' })
    expect(await mirrored()).toEqual([subscriptionId, false])
  })

  test('is not a user before the first charge', async () => {
    await add()
    await paid({ paidAt: null })
    await paid({ subscriptionId: 'sub_2' })
    expect(await mirrored()).toEqual([null, false])
  })

  test('has the first live subscription that belongs to them', async () => {
    await add({ stripeId: 'sub_0', status: 'canceled' })
    await add({ stripeId: 'sub_3', userId: agnes.id + 1 })
    await add()
    await add({ stripeId: 'sub_2' })
    expect((await findLiving(strapi, agnes.id))?.stripeId).toBe('sub_1')
  })
})

describe('the subscription shown to a user', () => {
  test.each([
    [{}, 'active'],
    [{ cancelAtPeriodEnd: true }, 'canceled'],
    [{ status: 'past_due', cancelAtPeriodEnd: true }, 'pastDue'],
    [{ status: 'unpaid' }, 'pastDue'],
    [{ status: 'paused' }, 'pastDue'],
    [{ status: 'trialing' }, 'active'],
  ])('%j is %s', async (row, state) => {
    await add(row)
    await paid()
    const user = { ...agnes, stripeCustomerId: 'cus_1' }
    expect(await subscriptionOf(strapi, user)).toMatchObject({
      subscription: {
        plan: 'monthly',
        price: { amount: 300_000, currency: 'huf' },
        currentPeriodEnd: '2030-01-20T00:00:00.000Z',
        state,
        isCanceled: 'cancelAtPeriodEnd' in row,
        graceUntil: null,
      },
      hasPortal: true,
    })
  })

  test('is empty without a subscription', async () => {
    const nothing = { subscription: null, hasPortal: false }
    expect(await subscriptionOf(strapi, agnes)).toMatchObject(nothing)
    // Also while a slow bank has not paid for its subscription.
    await add()
    expect(await subscriptionOf(strapi, agnes)).toMatchObject(nothing)
  })
})
