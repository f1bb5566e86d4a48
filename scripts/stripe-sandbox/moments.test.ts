import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import {
  createMonthlyCheckout,
  createPaidSubscription,
  createSingleCheckout,
  sandboxForTests,
} from './sandbox-for-tests.ts'

const sandbox = await sandboxForTests()
const { client, receiver, act } = sandbox
after(sandbox.stop)

beforeEach(async () => {
  await act('reset')
  // An event of the previous test may still be in delivery.
  await sandbox.delivered()
  receiver.taken.length = 0
})

const hour = 3_600

/** Types of the events received since the last call. */
async function newEventTypes() {
  await sandbox.delivered()
  return receiver.taken.splice(0).map(({ type }) => type)
}

test('a checkout is paid in steps, each with its events', async () => {
  const { id } = await createMonthlyCheckout(client)
  const seen: [string, string | null, string[]][] = []
  for (const upTo of ['subscribed', 'charged', 'paid', 'complete']) {
    await act('pay', { session: id, upTo })
    const { status, subscription } = await client.checkout.sessions.retrieve(id)
    const [made] = (await client.subscriptions.list({ status: 'all' })).data
    assert.ok(made && (status === 'open' || subscription === made.id))
    seen.push([made.status, status, await newEventTypes()])
  }
  assert.deepEqual(seen, [
    [
      'incomplete',
      'open',
      ['customer.subscription.created', 'invoice.created', 'invoice.finalized'],
    ],
    ['incomplete', 'open', ['charge.succeeded', 'payment_intent.succeeded']],
    ['active', 'open', ['invoice.paid', 'customer.subscription.updated']],
    ['active', 'complete', ['checkout.session.completed']],
  ])
})

test('a one-time payment has two steps', async () => {
  const { id } = await createSingleCheckout(client)
  await assert.rejects(act('pay', { session: id, upTo: 'paid' }), /no step "paid"/)
  await act('pay', { session: id, upTo: 'charged' })
  const { status, payment_intent } = await client.checkout.sessions.retrieve(id)
  assert.equal(status, 'open')
  assert.equal((await client.paymentIntents.retrieve(String(payment_intent))).status, 'succeeded')
  await act('pay', { session: id })
  await act('pay', { session: id })
  assert.deepEqual(await newEventTypes(), [
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ])
})

test('a bank requests 3-D Secure, and a buyer who fails may try again', async () => {
  const { id } = await createSingleCheckout(client)
  const stateOf = async () => {
    const { status, payment_intent } = await client.checkout.sessions.retrieve(id)
    const intent = await client.paymentIntents.retrieve(String(payment_intent))
    return [status, intent.status, intent.last_payment_error?.code ?? intent.next_action?.type]
  }
  await act('pay', { session: id, card: 'asking' })
  assert.deepEqual(await stateOf(), ['open', 'requires_action', 'redirect_to_url'])
  await act('authenticate', { session: id, outcome: 'failed' })
  const failure = 'payment_intent_authentication_failure'
  assert.deepEqual(await stateOf(), ['open', 'requires_payment_method', failure])
  await act('pay', { session: id, card: 'asking' })
  await act('authenticate', { session: id })
  assert.deepEqual(await stateOf(), ['complete', 'succeeded', undefined])
  assert.deepEqual(await newEventTypes(), [
    'payment_intent.requires_action',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ])
})

test('a card with 3-D Secure cannot renew by itself; the buyer completes it', async () => {
  const { id, customer } = await createPaidSubscription(sandbox)
  await act('card', { customer: String(customer), card: 'asking' })
  await newEventTypes()
  assert.equal((await act('renew', { subscription: id })).status, 'past_due')
  assert.deepEqual((await newEventTypes()).slice(-4), [
    'payment_intent.requires_action',
    'invoice.payment_action_required',
    'invoice.payment_failed',
    'customer.subscription.updated',
  ])
  assert.equal((await act('authenticate', { subscription: id })).status, 'active')
})

for (const [outcome, status, subscription] of [
  ['succeeded', 'paid', 'active'],
  ['failed', 'unpaid', 'past_due'],
] as const) {
  test(`a payment that comes later is complete and unpaid, and then has ${outcome}`, async () => {
    const { id } = await createMonthlyCheckout(client)
    await act('pay', { session: id, card: 'later' })
    const waiting = await client.checkout.sessions.retrieve(id)
    assert.deepEqual([waiting.status, waiting.payment_status], ['complete', 'unpaid'])
    await act('decide-payment', { session: id, outcome })
    await assert.rejects(act('decide-payment', { session: id, outcome }), /waits for no bank/)
    const decided = await client.checkout.sessions.retrieve(id)
    assert.equal(decided.payment_status, status)
    const made = await client.subscriptions.retrieve(String(decided.subscription))
    assert.equal(made.status, subscription)
    const types = await newEventTypes()
    assert.ok(types.includes('payment_intent.processing'))
    assert.equal(types.at(-1), `checkout.session.async_payment_${outcome}`)
  })
}

test('a one-time payment may arrive later as well', async () => {
  const { id } = await createSingleCheckout(client)
  await act('pay', { session: id, card: 'later' })
  await act('decide-payment', { session: id })
  assert.equal((await client.checkout.sessions.retrieve(id)).payment_status, 'paid')
})

test('a renewal is a draft for an hour before it is charged', async () => {
  const subscription = await createPaidSubscription(sandbox)
  const end = subscription.items.data[0]?.current_period_end ?? 0
  const now = Math.floor(Date.now() / 1000)
  await newEventTypes()
  const newest = async () => {
    const { data } = await client.invoices.list({ subscription: subscription.id, limit: 1 })
    return data[0]
  }
  await act('clock', { offsetSeconds: end - now + hour - 60 })
  const draft = await newest()
  assert.deepEqual([draft?.status, draft?.automatically_finalizes_at], ['draft', end + hour])
  assert.equal((await client.subscriptions.retrieve(subscription.id)).status, 'active')
  assert.deepEqual(await newEventTypes(), ['invoice.created', 'customer.subscription.updated'])
  await act('clock', { offsetSeconds: end - now + hour + 60 })
  assert.deepEqual([(await newest())?.id, (await newest())?.status], [draft?.id, 'paid'])
})

test('a draft is charged manually, with or without the card', async () => {
  const { id } = await createPaidSubscription(sandbox)
  await assert.rejects(act('finalize', { subscription: id }), /is a draft/)
  await act('renew', { subscription: id, isDraft: true })
  await assert.rejects(act('renew', { subscription: id }), /a draft still/)
  assert.equal((await act('finalize', { subscription: id })).status, 'paid')
  await act('renew', { subscription: id, isDraft: true })
  assert.equal((await act('finalize', { subscription: id, isRefused: true })).status, 'open')
  assert.equal((await client.subscriptions.retrieve(id)).status, 'past_due')
})

test('a subscription that is canceled while its invoice is a draft is not charged', async () => {
  const { id } = await createPaidSubscription(sandbox)
  await act('renew', { subscription: id, isDraft: true })
  await client.subscriptions.cancel(id)
  await act('clock', { offsetSeconds: 2 * hour })
  const { data } = await client.invoices.list({ subscription: id, limit: 1 })
  assert.deepEqual([data[0]?.status, data[0]?.auto_advance], ['draft', false])
})
