import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import { syncSubscription } from '../../src/commerce/payments/subscriptions/sync-subscription'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'
import { givenSubscription } from './given-subscription'
import { stripeAlone } from './stripe-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)
stripeAlone(strapi)

const at = new Date('2030-01-10T12:00:00Z')
const seconds = (text: string) => Date.parse(text) / 1000
const rows = () => strapi.db.query('api::subscription.subscription')
const rowNow = async () => (await given.rows('api::subscription.subscription'))[0]

let agnes: UserRow

beforeEach(async () => {
  setClock(() => at)
  agnes = await given.user()
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const price = {
  id: 'price_1',
  active: true,
  currency: 'huf',
  unit_amount: 300_000,
  recurring: { interval: 'month', interval_count: 1 },
}
const item = (text: string) => ({ current_period_end: seconds(text), price })

/** Sets Stripe's responses about the subscription, from the first request on. */
function says(more: object) {
  const atStripe = {
    id: 'sub_1',
    status: 'active',
    customer: 'cus_1',
    metadata: {},
    items: { data: [item('2030-02-01T00:00:00Z')] },
    start_date: seconds('2030-01-01T00:00:00Z'),
    cancel_at_period_end: false,
    cancellation_details: null,
    ended_at: null,
    ...more,
  }
  return jest.spyOn(stripe().subscriptions, 'retrieve').mockResolvedValue(atStripe as never)
}

const add = (more: object = {}) => givenSubscription(strapi, { userId: agnes.id, ...more })

describe('Stripe’s data of a subscription', () => {
  test('is stored unchanged', async () => {
    await add()
    says({ status: 'trialing', ended_at: seconds('2030-01-09T00:00:00Z') })
    await syncSubscription(strapi, 'sub_1')
    expect(await rowNow()).toMatchObject({
      status: 'trialing',
      currentPeriodEnd: '2030-02-01T00:00:00.000Z',
      cancelAtPeriodEnd: false,
      pastDueSince: null,
      endedAt: '2030-01-09T00:00:00.000Z',
      plan: 'monthly',
      amount: 300_000,
      version: 4,
    })
  })

  test.each([
    ['past_due', true],
    ['unpaid', true],
    ['active', false],
    ['canceled', false],
  ])('%s: a charge is past due since now: %s', async (status, isOwed) => {
    await add()
    says({ status })
    await syncSubscription(strapi, 'sub_1')
    expect((await rowNow()).pastDueSince).toBe(isOwed ? at.toISOString() : null)
  })

  test('ends with the last of its items, and never before it began', async () => {
    await add()
    const items = { data: [item('2030-03-01T00:00:00Z'), item('2030-02-01T00:00:00Z')] }
    says({ items })
    await syncSubscription(strapi, 'sub_1')
    expect((await rowNow()).currentPeriodEnd).toBe('2030-03-01T00:00:00.000Z')
    says({ items: { data: [] } })
    await syncSubscription(strapi, 'sub_1')
    expect((await rowNow()).currentPeriodEnd).toBe('2030-01-01T00:00:00.000Z')
  })

  test('is stored if an order of ours began it', async () => {
    const order = await given.order({
      userId: agnes.id,
      productKey: 'premium-year',
      price: 3_000_000,
      amount: 1,
    })
    says({ metadata: { order: order.documentId } })
    await syncSubscription(strapi, 'sub_1')
    expect(await given.rows('api::subscription.subscription')).toMatchObject([
      {
        stripeId: 'sub_1',
        userId: agnes.id,
        customerId: 'cus_1',
        productKey: 'premium-year',
        plan: 'yearly',
        // A renewal costs the full price.
        amount: 3_000_000,
        currency: 'huf',
        status: 'active',
      },
    ])
    // A user becomes a subscriber with the first charge.
    expect((await given.userNow(agnes.id)).subscriptionId).toBeNull()
  })

  test.each([[{}], [{ order: 'another' }]])('is not stored otherwise (%j)', async (metadata) => {
    says({ metadata })
    await syncSubscription(strapi, 'sub_1')
    expect(await given.rows('api::subscription.subscription')).toEqual([])
  })

  test('never overwrites newer data: it is read again', async () => {
    await add()
    const requested = says({ status: 'past_due' }).mockImplementationOnce((async () => {
      const old = { ...(await stripe().subscriptions.retrieve('sub_1')), status: 'incomplete' }
      await rows().updateMany({ where: {}, data: { version: 9 } })
      return old
    }) as never)
    await syncSubscription(strapi, 'sub_1')
    expect(requested).toHaveBeenCalledTimes(3)
    expect(await rowNow()).toMatchObject({ status: 'past_due', version: 10 })
  })

  test('fails after eight attempts when others write continuously', async () => {
    await add()
    const requested = says({})
    const atStripe = await stripe().subscriptions.retrieve('sub_1')
    requested.mockClear().mockImplementation((async () => {
      await rows().updateMany({ where: {}, data: { version: 9 + requested.mock.calls.length } })
      return atStripe
    }) as never)
    await expect(syncSubscription(strapi, 'sub_1')).rejects.toThrow('sub_1')
    expect(requested).toHaveBeenCalledTimes(8)
  })

  test('keeps the reason of a cancellation', async () => {
    await add()
    says({ cancel_at_period_end: true, cancellation_details: { comment: 'drága' } })
    await syncSubscription(strapi, 'sub_1')
    expect((await rowNow()).cancelReason).toBe('drága')
    says({ cancel_at_period_end: true })
    await syncSubscription(strapi, 'sub_1')
    expect((await rowNow()).cancelReason).toBe('drága')
  })
})

describe('a canceled renewal', () => {
  const canceled = async () => (await given.mails()).filter(({ mail }) => mail === 'canceled')

  test('is mailed once per cancellation', async () => {
    agnes = await given.user({ paidUserExpire: '2030-02-05T12:00:00.000Z' })
    await add({ productName: 'Prémium havi' })
    says({ cancel_at_period_end: true })
    for (const _ of [1, 2]) await syncSubscription(strapi, 'sub_1')
    expect(await canceled()).toEqual([
      {
        mail: 'canceled',
        recipient: agnes.email,
        userId: agnes.id,
        dedupeKey: 'canceled:sub_1:4',
        data: {
          name: 'Ágnes',
          product: 'Prémium havi',
          until: '2030. február 5.',
          amount: null,
          date: null,
          link: 'http://localhost:3000/profile',
        },
      },
    ])
    for (const cancel_at_period_end of [false, true]) {
      says({ cancel_at_period_end })
      await syncSubscription(strapi, 'sub_1')
    }
    expect(await canceled()).toHaveLength(2)
  })

  test('without a user sends no e-mail', async () => {
    await add({ userId: null })
    says({ cancel_at_period_end: true })
    await syncSubscription(strapi, 'sub_1')
    expect([(await rowNow()).cancelAtPeriodEnd, await canceled()]).toEqual([true, []])
  })
})
