import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { paymentStatus } from '../../src/commerce/payments/checkout/payment-status'
import { fulfilSession } from '../../src/commerce/payments/fulfilment/fulfil-session'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import { cancelDuplicateSubscription } from '../../src/commerce/payments/subscriptions/cancel-duplicate-subscription'
import { syncSubscription } from '../../src/commerce/payments/subscriptions/sync-subscription'
import type { UserRow } from '../../src/members/users/user-row'
import { momentText } from '../../src/platform/lib/local-form'
import { tillAlone } from './till-alone'

const { strapi, given, act, begin, buy, orderNow } = tillAlone()

let agnes: UserRow
beforeEach(async () => {
  agnes = await given.user({ email: 'agnes@people.example' })
})
afterEach(() => void jest.restoreAllMocks())

describe.each(['analysis-short', 'premium-month'] as const)(
  'a delayed payment of %s',
  (product) => {
    /** Pays on Stripe’s page with a bank that decides later. */
    async function payLater(decided?: 'succeeded' | 'failed') {
      const { order, session } = await begin(agnes, { product })
      await act('pay', { session, card: 'later' })
      await fulfilSession(strapi, session)
      if (decided) {
        await act('decide-payment', { session, outcome: decided })
        await fulfilSession(strapi, session)
      }
      return { order: await orderNow(order.id), session }
    }

    test('is pending since a stored time, and the product cannot be bought again', async () => {
      const { order, session } = await payLater()
      expect(order).toMatchObject({ state: 'pending', underwaySince: expect.any(String) })
      expect((await paymentStatus(strapi, { session, user: agnes })).state).toBe('processing')
      await fulfilSession(strapi, session)
      expect((await orderNow(order.id)).underwaySince).toBe(order.underwaySince)
      await expect(begin(agnes, { product })).rejects.toMatchObject({ code: 'paymentProcessing' })
      expect(await given.entitlements()).toEqual([])
      expect((await given.userNow(agnes.id)).subscriptionId).toBeNull()
    })

    test('that succeeds grants the order', async () => {
      const { order } = await payLater('succeeded')
      expect(order.state).toBe('fulfilled')
      expect((await given.entitlements()).length).toBeGreaterThan(0)
    })

    test('that fails ends the order with one e-mail, and it can be bought again', async () => {
      const { order, session } = await payLater('failed')
      await fulfilSession(strapi, session)
      expect(order).toMatchObject({ state: 'failed', failedAt: expect.any(String) })
      expect(await given.mails()).toEqual([
        {
          mail: 'orderUnpaid',
          recipient: agnes.email,
          userId: agnes.id,
          dedupeKey: `orderUnpaid:${order.documentId}`,
          data: {
            name: 'Ágnes',
            product: `A ${product}`,
            amount: product === 'premium-month' ? '3\u00A0000\u00A0Ft' : '5\u00A0000\u00A0Ft',
            date: momentText(new Date(order.createdAt)),
            link: `http://localhost:3000/payment/success?session=${session}`,
          },
        },
      ])
      expect((await begin(agnes, { product })).order.id).not.toBe(order.id)
    })
  },
)

test('a giver without an account is notified by e-mail of a failed delayed payment', async () => {
  const gift = { giverName: 'B', giverEmail: 'b@people.example', recipientName: 'C', message: '' }
  const input = { ...gift, recipientEmail: 'c@people.example', deliverOn: '2030-01-01' }
  const { session } = await begin(undefined, { product: 'premium-year', gift: input })
  await act('pay', { session, card: 'later' })
  await act('decide-payment', { session, outcome: 'failed' })
  await fulfilSession(strapi, session)
  expect(await given.mails()).toMatchObject([
    { recipient: 'b@people.example', userId: null, data: { name: null } },
  ])
})

describe('a second subscription of one person', () => {
  const incidents = async () =>
    (await given.rows('api::incident.incident')).map(({ kind, reference, details }) => [
      kind,
      reference,
      details,
    ])
  const status = async (id: string | null) =>
    (await stripe().subscriptions.retrieve(id ?? '')).status

  /** Two subscriptions paid at the same moment; the second should not have been sold. */
  async function twoSubscriptions() {
    const first = await buy(agnes, { product: 'premium-month' })
    const other = await given.user()
    const second = await buy(other, { product: 'premium-year' })
    for (const table of ['orders', 'subscriptions', 'entitlements'])
      await strapi.db.connection(table).where({ user_id: other.id }).update({ user_id: agnes.id })
    return { first, second }
  }

  test('is ended and refunded with an incident; the first one stays', async () => {
    const { first, second } = await twoSubscriptions()
    await cancelDuplicateSubscription(strapi, agnes.id)
    expect([await status(first.subscriptionId), await status(second.subscriptionId)]).toEqual([
      'active',
      'canceled',
    ])
    expect(await orderNow(second.id)).toMatchObject({
      state: 'refunded',
      refundedAmount: 3_000_000,
    })
    expect((await orderNow(first.id)).state).toBe('fulfilled')
    const details = { order: second.documentId, first: first.subscriptionId }
    expect(await incidents()).toEqual([['secondSubscription', second.subscriptionId, details]])
    expect((await given.userNow(agnes.id)).subscriptionId).toBe(first.subscriptionId)
    await cancelDuplicateSubscription(strapi, agnes.id)
    expect(await given.rows('api::refund.refund')).toHaveLength(1)
  })

  test('is detected at any event of one of them', async () => {
    const { second } = await twoSubscriptions()
    const tasks = async () => (await given.rows('api::task.task')).map(({ key }) => key)
    expect(await tasks()).not.toContain(`endSecond:${agnes.id}`)
    await syncSubscription(strapi, second.subscriptionId ?? '')
    expect(await tasks()).toContain(`endSecond:${agnes.id}`)
  })

  test('is the one that began later, whatever the order of their rows', async () => {
    const { first, second } = await twoSubscriptions()
    const { retrieve } = stripe().subscriptions
    jest.spyOn(stripe().subscriptions, 'retrieve').mockImplementation((async (id: string) => {
      const atStripe = await retrieve.call(stripe().subscriptions, id)
      return { ...atStripe, created: id === first.subscriptionId ? 2000 : 1000 }
    }) as never)
    await cancelDuplicateSubscription(strapi, agnes.id)
    jest.restoreAllMocks()
    expect(await status(first.subscriptionId)).toBe('canceled')
    expect(await status(second.subscriptionId)).toBe('active')
  })

  test('begun in the same second is the one of the later order', async () => {
    const { first, second } = await twoSubscriptions()
    const { retrieve } = stripe().subscriptions
    jest.spyOn(stripe().subscriptions, 'retrieve').mockImplementation((async (id: string) => {
      const atStripe = await retrieve.call(stripe().subscriptions, id)
      return { ...atStripe, created: 1000 }
    }) as never)
    await strapi.db
      .connection('subscriptions')
      .where({ stripe_id: second.subscriptionId })
      .update({ id: 1 })
    await strapi.db
      .connection('subscriptions')
      .where({ stripe_id: first.subscriptionId })
      .update({ id: 9999 })
    await cancelDuplicateSubscription(strapi, agnes.id)
    jest.restoreAllMocks()
    expect([await status(first.subscriptionId), await status(second.subscriptionId)]).toEqual([
      'active',
      'canceled',
    ])
  })

  test('that was refunded is not refunded again; a single one is kept', async () => {
    const { first, second } = await twoSubscriptions()
    await strapi.db
      .connection('orders')
      .where({ id: second.id })
      .update({ refunded_amount: 3_000_000 })
    await cancelDuplicateSubscription(strapi, agnes.id)
    expect(await given.rows('api::refund.refund')).toEqual([])
    expect(await status(second.subscriptionId)).toBe('canceled')
    await cancelDuplicateSubscription(strapi, agnes.id)
    expect(await status(first.subscriptionId)).toBe('active')
  })

  test('ends also if Stripe refuses the refund, with an incident', async () => {
    const { second } = await twoSubscriptions()
    await act('refund', { payment: second.paymentIntentId })
    await cancelDuplicateSubscription(strapi, agnes.id)
    expect(await status(second.subscriptionId)).toBe('canceled')
    expect(await incidents()).toHaveLength(1)
  })

  test('that has ended at Stripe does not count', async () => {
    const { first, second } = await twoSubscriptions()
    await act('cancel', { subscription: first.subscriptionId })
    await cancelDuplicateSubscription(strapi, agnes.id)
    expect(await status(second.subscriptionId)).toBe('active')
    expect(await incidents()).toEqual([])
  })

  test('that is not paid yet waits for its checkout', async () => {
    const { first, second } = await twoSubscriptions()
    await strapi.db
      .connection('orders')
      .where({ id: second.id })
      .update({ paid_at: null, session_id: null })
    await cancelDuplicateSubscription(strapi, agnes.id)
    expect(await status(first.subscriptionId)).toBe('active')
    expect(await status(second.subscriptionId)).toBe('active')
    expect(await incidents()).toEqual([])
  })
})
