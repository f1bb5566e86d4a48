import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import type { Stripe } from '../../cms/node_modules/stripe/cjs/stripe.core.js'
import { createPaidSubscription, createPortal, sandboxForTests } from './sandbox-for-tests.ts'

const sandbox = await sandboxForTests()
const { client, receiver, act } = sandbox
after(sandbox.stop)

beforeEach(async () => {
  await act('reset')
  // An event of the previous test may still be in delivery.
  await sandbox.delivered()
  receiver.taken.length = 0
})

const days = 24 * 3_600

const periodOf = ({ items }: Stripe.Subscription) => {
  const [item] = items.data
  assert.ok(item)
  return { start: item.current_period_start, end: item.current_period_end }
}

/** Types of the events received since the last call. */
async function newEventTypes() {
  await sandbox.delivered()
  return receiver.taken.splice(0).map(({ type }) => type)
}

test('a renewal moves the period and is paid', async () => {
  const subscription = await createPaidSubscription(sandbox)
  await newEventTypes()
  await act('renew', { subscription: subscription.id })
  const renewed = await client.subscriptions.retrieve(subscription.id)
  assert.equal(periodOf(renewed).start, periodOf(subscription).end)
  assert.deepEqual(await newEventTypes(), [
    'invoice.created',
    'customer.subscription.updated',
    'invoice.finalized',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
  ])
  const { data } = await client.invoices.list({ subscription: subscription.id })
  assert.deepEqual(
    data.map(({ billing_reason, amount_paid }) => [billing_reason, amount_paid]),
    [
      ['subscription_cycle', 300_000],
      ['subscription_create', 300_000],
    ],
  )
})

test('a subscription gets the states that the dashboard sets, with their events', async () => {
  const { id } = await createPaidSubscription(sandbox)
  await act('fail-renewal', { subscription: id })
  await newEventTypes()
  assert.equal((await act('status', { subscription: id, status: 'unpaid' })).status, 'unpaid')
  assert.deepEqual(await newEventTypes(), ['customer.subscription.updated'])
  assert.equal((await act('pay-invoice', { subscription: id })).status, 'active')
})

test('a coupon from the dashboard applies from the next invoice on', async () => {
  const { id } = await createPaidSubscription(sandbox)
  await act('discount', { subscription: id, percent: 10 })
  for (const _time of [1, 2]) await act('renew', { subscription: id })
  const { data } = await client.invoices.list({ subscription: id })
  assert.deepEqual(
    data.map(({ subtotal, amount_paid }) => [subtotal, amount_paid]),
    [
      [300_000, 270_000],
      [300_000, 270_000],
      [300_000, 300_000],
    ],
  )
})

test('a renewal that fails waits for payment, and a good card pays it', async () => {
  const { id } = await createPaidSubscription(sandbox)
  await newEventTypes()
  assert.equal((await act('fail-renewal', { subscription: id })).status, 'past_due')
  assert.deepEqual((await newEventTypes()).slice(-3), [
    'payment_intent.payment_failed',
    'invoice.payment_failed',
    'customer.subscription.updated',
  ])
  assert.equal((await act('pay-invoice', { subscription: id })).status, 'active')
  assert.deepEqual((await newEventTypes()).slice(-2), [
    'invoice.paid',
    'customer.subscription.updated',
  ])
})

test('after the last attempt the subscription is canceled', async () => {
  const { id } = await createPaidSubscription(sandbox)
  for (const status of ['past_due', 'past_due', 'past_due', 'canceled']) {
    assert.equal((await act('fail-renewal', { subscription: id })).status, status)
  }
  assert.equal((await newEventTypes()).at(-1), 'customer.subscription.deleted')
  const { cancellation_details } = await client.subscriptions.retrieve(id)
  assert.equal(cancellation_details?.reason, 'payment_failed')
  await assert.rejects(client.subscriptions.cancel(id), { statusCode: 404 })
})

test('a card that fails in the portal fails the next renewal by the clock', async () => {
  const subscription = await createPaidSubscription(sandbox)
  const customer = String(subscription.customer)
  const { url } = await client.billingPortal.sessions.create({
    customer,
    configuration: (await createPortal(client)).id,
    return_url: 'http://localhost:3000/profile',
  })
  const page = `${sandbox.url}${new URL(url).pathname}`
  assert.match(await (await fetch(page)).text(), /href="http:\/\/localhost:3000\/profile"/)
  await fetch(page, { method: 'POST', body: new URLSearchParams({ card: 'failing' }) })
  await act('clock', { offsetSeconds: 32 * days })
  assert.equal((await client.subscriptions.retrieve(subscription.id)).status, 'past_due')
})

test('a canceled subscription ends at the end of its period, or continues after a change of mind', async () => {
  const subscription = await createPaidSubscription(sandbox)
  const { id } = subscription
  const ending = await client.subscriptions.update(id, {
    cancel_at_period_end: true,
    cancellation_details: { comment: 'No time' },
  })
  assert.equal(ending.cancel_at, periodOf(subscription).end)
  assert.equal(ending.cancellation_details?.comment, 'No time')
  const resumed = await client.subscriptions.update(id, { cancel_at_period_end: false })
  assert.deepEqual([resumed.cancel_at, resumed.canceled_at], [null, null])
  await client.subscriptions.update(id, { cancel_at_period_end: true })
  await newEventTypes()
  await act('clock', { offsetSeconds: 32 * days })
  assert.equal((await client.subscriptions.retrieve(id)).status, 'canceled')
  assert.deepEqual(await newEventTypes(), ['customer.subscription.deleted'])
})

test('a clock that is moved by half a year creates six renewals', async () => {
  const { id } = await createPaidSubscription(sandbox)
  await act('clock', { offsetSeconds: 185 * days })
  const { data } = await client.invoices.list({ subscription: id })
  assert.equal(data.length, 7)
})

test('a trial moves the next payment and costs nothing', async () => {
  const subscription = await createPaidSubscription(sandbox)
  const trial_end = periodOf(subscription).end + 365 * days
  const longer = await client.subscriptions.update(subscription.id, {
    trial_end,
    proration_behavior: 'none',
  })
  assert.equal(longer.status, 'trialing')
  assert.equal(periodOf(longer).end, trial_end)
  const { data } = await client.invoices.list({ subscription: subscription.id, limit: 1 })
  assert.deepEqual([data[0]?.amount_due, data[0]?.billing_reason], [0, 'subscription_update'])
  await assert.rejects(client.subscriptions.update(subscription.id, { trial_end: 1 }), {
    param: 'trial_end',
  })
  assert.equal((await act('renew', { subscription: subscription.id })).status, 'active')
})

test('a change from month to year starts a paid year at once', async () => {
  const subscription = await createPaidSubscription(sandbox)
  const [item] = subscription.items.data
  await client.products.create({ id: 'premium-year', name: 'Premium, a year' })
  await assert.rejects(client.products.create({ id: 'premium-year', name: 'Again' }), {
    code: 'resource_already_exists',
  })
  const yearly = await client.subscriptions.update(subscription.id, {
    items: [
      {
        id: item?.id ?? '',
        price_data: {
          currency: 'huf',
          product: 'premium-year',
          unit_amount: 3_000_000,
          recurring: { interval: 'year' },
        },
      },
    ],
    proration_behavior: 'none',
  })
  const { start, end } = periodOf(yearly)
  assert.ok(end - start >= 365 * days)
  const { data } = await client.invoices.list({ subscription: subscription.id, limit: 1 })
  assert.equal(data[0]?.amount_paid, 3_000_000)
})
