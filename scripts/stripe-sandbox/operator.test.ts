import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { faultKinds } from './api/fault-table.ts'
import { periodFrom } from './books/periods.ts'
import { actions } from './operator/actions.ts'
import {
  createPaidSubscription,
  createSingleCheckout,
  sandboxForTests,
} from './sandbox-for-tests.ts'
import { priceOf } from './shapes/price.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'krono-stripe-'))
const sandbox = await sandboxForTests({ stateFile: path.join(folder, 'state.json') })
const { client, receiver, url, act } = sandbox
after(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true })
})

beforeEach(async () => {
  await act('reset')
  // An event of the previous test may still be in delivery.
  await sandbox.delivered()
  receiver.taken.length = 0
})

/** A payment of £24.99. */
async function paid() {
  const session = await createSingleCheckout(client)
  await act('pay', { session: session.id })
  const { payment_intent } = await client.checkout.sessions.retrieve(session.id)
  return { session, payment: String(payment_intent) }
}

test('a payment is refunded in parts, and never more than was paid', async () => {
  const { payment } = await paid()
  await act('refund', { payment, amount: 499 })
  await assert.rejects(act('refund', { payment, amount: 2_001 }), /greater than unrefunded/)
  await client.refunds.create({ payment_intent: payment })
  await assert.rejects(client.refunds.create({ payment_intent: payment }), {
    code: 'charge_already_refunded',
  })
  const { data } = await client.charges.list({ payment_intent: payment })
  assert.deepEqual([data[0]?.amount_refunded, data[0]?.refunded], [2_499, true])
  assert.equal((await client.refunds.list({ payment_intent: payment })).data.length, 2)
})

test('a dispute holds the money until it is decided', async () => {
  const { payment } = await paid()
  const dispute = await act('dispute', { payment })
  await assert.rejects(client.refunds.create({ payment_intent: payment }), {
    code: 'charge_disputed',
  })
  await act('close-dispute', { dispute: dispute.id, outcome: 'won' })
  assert.equal((await client.disputes.retrieve(dispute.id)).status, 'won')
  await client.refunds.create({ payment_intent: payment })
  const lost = await act('dispute', { payment: (await paid()).payment })
  await act('close-dispute', { dispute: lost.id, outcome: 'lost' })
  await sandbox.delivered()
  const types = receiver.taken.map(({ type }) => type).filter((type) => type.includes('dispute'))
  assert.deepEqual(types, [
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ])
})

test('a payment can have another amount than agreed', async () => {
  const { session, payment } = await paid()
  await act('alter', { session: session.id, amount: 100, currency: 'huf' })
  const altered = await client.checkout.sessions.retrieve(session.id)
  assert.deepEqual([altered.amount_total, altered.currency], [100, 'huf'])
  const intent = await client.paymentIntents.retrieve(payment)
  assert.deepEqual([intent.amount_received, intent.currency], [100, 'huf'])
})

test('a payment can arrive without a checkout', async () => {
  const { id } = await act('charge', { amount: 300_000, currency: 'huf' })
  assert.deepEqual((await client.checkout.sessions.list({ payment_intent: id })).data, [])
  assert.equal((await client.paymentIntents.retrieve(id)).status, 'succeeded')
})

test('records survive a restart, and undelivered events are sent again', async () => {
  const subscription = await createPaidSubscription(sandbox)
  await sandbox.delivered()
  await act('webhooks', { mode: 'hold' })
  await act('renew', { subscription: subscription.id })
  receiver.taken.length = 0
  await sandbox.restart()
  const after = await client.subscriptions.retrieve(subscription.id)
  assert.equal(after.status, 'active')
  await sandbox.delivered()
  assert.equal(receiver.taken.at(-1)?.type, 'invoice.paid')
})

test('the operator sees all records and uses buttons', async () => {
  const subscription = await createPaidSubscription(sandbox)
  const page = await (await fetch(url)).text()
  for (const part of [subscription.id, 'agnes@krono.example', 'action="/act/renew"']) {
    assert.ok(page.includes(part), part)
  }
  const press = (id: string) =>
    fetch(`${url}/act/renew`, { method: 'POST', body: new URLSearchParams({ subscription: id }) })
  assert.match(await (await press(subscription.id)).text(), /role="status"[^>]*>Done: renew/)
  assert.match(await (await press('sub_no')).text(), /role="alert"/)
  const table: { call: string }[] = await (await fetch(`${url}/sandbox`)).json()
  assert.ok(table.some(({ call }) => call === 'POST /sandbox/renew'))
})

test('every action has a button, and every fault is in its list', async () => {
  const subscription = await createPaidSubscription(sandbox)
  const { payment } = await paid()
  const later = await createSingleCheckout(client)
  await act('pay', { session: later.id, card: 'later' })
  await createSingleCheckout(client)
  await act('refund', { payment, amount: 1, isPending: true })
  await act('dispute', { payment, amount: 1 })
  const page = await (await fetch(url)).text()
  // Only for tests: it deletes all records.
  const buttons = actions.map(({ name }) => name).filter((name) => name !== 'reset')
  assert.deepEqual(
    buttons.filter((name) => !page.includes(`action="/act/${name}"`)),
    [],
  )
  for (const kind of faultKinds) assert.match(page, new RegExp(`<option>${kind}</option>`))
  assert.ok(page.includes(subscription.id))
})

test('a page of another site can neither read nor submit', async () => {
  const press = (site: string) =>
    fetch(`${url}/sandbox/reset`, { method: 'POST', headers: { 'Sec-Fetch-Site': site } })
  assert.equal((await press('cross-site')).status, 403)
  assert.equal((await press('same-site')).status, 403)
  assert.equal((await press('same-origin')).status, 200)
  const headers = { Host: 'krono.attacker.example' }
  const [answer] = await once(get(`${url}/sandbox/requests`, { headers }), 'response')
  assert.equal(answer.resume().statusCode, 403)
})

test('periods end on the day of their anchor, or on the last day of the month', () => {
  const at = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000
  const facts = { created: 0, product: 'prod_1', currency: 'huf', unitAmount: 1 }
  const month = priceOf({ ...facts, interval: 'month' })
  const year = priceOf({ ...facts, interval: 'year' })
  for (const [price, anchor, start, end] of [
    [month, '2026-01-31', '2026-01-31', '2026-02-28'],
    [month, '2026-01-31', '2026-02-28', '2026-03-31'],
    [month, '2026-11-15', '2026-12-15', '2027-01-15'],
    [year, '2028-02-29', '2028-02-29', '2029-02-28'],
    [year, '2028-02-29', '2031-02-28', '2032-02-29'],
  ] as const) {
    const period = periodFrom(price, { anchor: at(anchor), start: at(start) })
    assert.deepEqual(period, { start: at(start), end: at(end) })
  }
})
