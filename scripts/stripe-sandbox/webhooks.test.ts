import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import {
  createMonthlyCheckout,
  createSingleCheckout,
  sandboxForTests,
} from './sandbox-for-tests.ts'
import type { Delivery } from './webhooks/delivery-queue.ts'

const sandbox = await sandboxForTests()
const { client, receiver, act, ask } = sandbox
after(sandbox.stop)

beforeEach(async () => {
  await act('reset')
  // An event of the previous test may still be in delivery.
  await sandbox.delivered()
  receiver.taken.length = 0
  receiver.refused.length = 0
})

/** An event that was received. */
async function event() {
  await act('charge', { amount: 300_000, currency: 'huf' })
  await sandbox.delivered()
  const [first] = receiver.taken.splice(0)
  assert.ok(first)
  return first
}

async function statusesOf(input: object): Promise<(number | null)[]> {
  const { deliveries } = await act('deliver', input)
  return (deliveries as Delivery[]).map(({ status }) => status)
}

test('the official client accepts a valid signature, and no other', async () => {
  const { id } = await event()
  assert.deepEqual(await statusesOf({ event: id }), [200])
  for (const signature of ['forged', 'stale', 'missing']) {
    assert.deepEqual(await statusesOf({ event: id, signature }), [400], signature)
  }
  assert.equal(receiver.taken.length, 1)
})

test('an event is sent again as often as requested, one by one or at once', async () => {
  const { id } = await event()
  assert.deepEqual(await statusesOf({ event: id, times: 3 }), [200, 200, 200])
  assert.equal((await statusesOf({ event: id, times: 50, isParallel: true })).length, 50)
  assert.deepEqual(new Set(receiver.taken.map((taken) => taken.id)), new Set([id]))
  assert.equal(receiver.taken.length, 53)
})

test('a refused event is retried until it is received', async () => {
  receiver.refuse(2)
  await act('charge', { amount: 300_000, currency: 'huf' })
  await sandbox.delivered()
  assert.equal(receiver.refused.length, 2)
  assert.deepEqual(
    new Set(receiver.taken.map(({ type }) => type)),
    new Set(['charge.succeeded', 'payment_intent.succeeded']),
  )
  const deliveries = (await ask('deliveries')) as Delivery[]
  assert.deepEqual(deliveries.map(({ status }) => status).sort(), [200, 200, 503, 503])
  const { data } = await client.events.list()
  assert.deepEqual(new Set(data.map(({ pending_webhooks }) => pending_webhooks)), new Set([0]))
})

test('a held event is sent when it is released, in any order', async () => {
  await act('webhooks', { mode: 'hold' })
  const session = await createSingleCheckout(client)
  await act('pay', { session: session.id })
  await sandbox.delivered()
  assert.equal(receiver.taken.length, 0)
  const { held } = (await ask('post')) as { held: { id: string }[] }
  const order = held.map(({ id }) => id).reverse()
  await act('release', { order })
  await sandbox.delivered()
  assert.deepEqual(
    receiver.taken.map(({ id }) => id),
    order,
  )
})

test('a dropped event is never sent, but can be requested', async () => {
  await act('webhooks', { mode: 'discard' })
  const session = await createMonthlyCheckout(client)
  await act('pay', { session: session.id })
  await act('webhooks', { mode: 'deliver' })
  await sandbox.delivered()
  assert.equal(receiver.taken.length, 0)
  const { data } = await client.events.list()
  const completed = data.find(({ type }) => type === 'checkout.session.completed')
  assert.ok(completed)
  assert.equal((completed.data.object as { id: string }).id, session.id)
})
