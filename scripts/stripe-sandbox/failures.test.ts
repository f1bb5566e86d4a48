import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { type FaultKind, faultKinds } from './api/fault-table.ts'
import {
  createMonthlyCheckout,
  createPaidSubscription,
  createPortal,
  createSingleCheckout,
  sandboxForTests,
} from './sandbox-for-tests.ts'

const sandbox = await sandboxForTests()
const { client, act } = sandbox
after(sandbox.stop)
beforeEach(() => act('reset'))

const days = 24 * 3_600

/** The error of the official client for each fault; null: the call succeeds, or the connection is cut. */
const errorOf: Record<FaultKind, object | null> = {
  slow: null,
  error: { type: 'StripeAPIError', statusCode: 500 },
  errorAfter: { type: 'StripeAPIError', statusCode: 500 },
  rateLimited: { type: 'StripeRateLimitError', statusCode: 429, code: 'rate_limit' },
  locked: { type: 'StripeRateLimitError', statusCode: 429, code: 'lock_timeout' },
  revoked: { type: 'StripeAuthenticationError', statusCode: 401, code: 'api_key_expired' },
  forbidden: { type: 'StripePermissionError', statusCode: 403 },
  missing: { type: 'StripeInvalidRequestError', statusCode: 404, code: 'resource_missing' },
  badParameter: { type: 'StripeInvalidRequestError', statusCode: 400, code: 'parameter_unknown' },
  closed: null,
  closedAfter: null,
}

for (const kind of faultKinds) {
  const expected = errorOf[kind]
  if (!expected) continue
  test(`"${kind}" gives the client's error`, async () => {
    await act('faults', { kind })
    await assert.rejects(client.customers.create({ email: 'a@krono.example' }), expected)
    await client.customers.create({ email: 'a@krono.example' })
  })
}

const make = (key: string) =>
  client.customers.create({ email: 'a@krono.example' }, { idempotencyKey: key })

for (const kind of ['error', 'errorAfter']) {
  test(`a 500 (${kind}) is stored under its key for a day, and no longer`, async () => {
    await act('faults', { kind })
    await assert.rejects(make('k'), { statusCode: 500 })
    const again = await make('k').catch((refusal) => refusal)
    assert.equal(again.statusCode, 500)
    assert.equal(again.headers['idempotent-replayed'], 'true')
    assert.equal(again.headers['stripe-should-retry'], 'false')
    assert.ok((await make('another')).id)
    await act('clock', { offsetSeconds: days + 1 })
    assert.ok((await make('k')).id)
  })
}

for (const kind of ['rateLimited', 'locked', 'revoked', 'forbidden', 'badParameter']) {
  test(`after "${kind}" the key can be used again, because nothing was executed`, async () => {
    await act('faults', { kind })
    await assert.rejects(make('k'))
    assert.ok((await make('k')).id)
  })
}

test('a call that was executed and returned 500 has taken effect', async () => {
  await act('faults', { kind: 'errorAfter' })
  await assert.rejects(createSingleCheckout(client), { statusCode: 500 })
  assert.equal((await client.checkout.sessions.list()).data.length, 1)
  await act('faults', { kind: 'error' })
  await assert.rejects(createSingleCheckout(client), { statusCode: 500 })
  assert.equal((await client.checkout.sessions.list()).data.length, 1)
})

test('a deleted customer is missing, and their subscriptions have ended', async () => {
  const subscription = await createPaidSubscription(sandbox)
  const customer = String(subscription.customer)
  await act('delete-customer', { customer })
  assert.equal((await client.subscriptions.retrieve(subscription.id)).status, 'canceled')
  const missing = { code: 'resource_missing', param: 'customer' }
  const changes = { customer, customer_email: undefined }
  await assert.rejects(createMonthlyCheckout(client, changes), missing)
  await assert.rejects(client.billingPortal.sessions.create({ customer }), missing)
  await assert.rejects(client.customers.del(customer), { statusCode: 404, ...missing, param: 'id' })
  await assert.rejects(client.subscriptions.cancel(subscription.id), { statusCode: 404 })
})

test('a portal needs an existing configuration, and no configuration allows a change of plan', async () => {
  const { id: customer } = await client.customers.create({ email: 'agnes@krono.example' })
  const open = (configuration?: string) =>
    client.billingPortal.sessions.create({ customer, ...(configuration && { configuration }) })
  await assert.rejects(open(), { statusCode: 400, param: 'configuration' })
  const missing = { code: 'resource_missing', param: 'configuration' }
  await assert.rejects(open('bpc_none'), missing)
  const features = { subscription_update: { enabled: true } }
  await assert.rejects(client.billingPortal.configurations.create({ features }), {
    param: 'features[subscription_update][products]',
  })
  const { id } = await createPortal(client)
  assert.equal((await open(id)).configuration, id)
  const { data } = await client.billingPortal.configurations.list({ active: true })
  assert.deepEqual(
    data.map((one) => [one.id, one.metadata?.krono, one.features.invoice_history.enabled]),
    [[id, 'test', true]],
  )
})

const removed: [what: string, call: (id: string) => Promise<unknown>, param: string][] = [
  [
    'the coupon of a subscription',
    (id) => client.subscriptions.update(id, { coupon: 'FIRST' } as object),
    'coupon',
  ],
  [
    'the promotion code of a subscription',
    (id) => client.subscriptions.update(id, { promotion_code: 'promo_1' } as object),
    'promotion_code',
  ],
  [
    'the trial from the plan',
    (id) => client.subscriptions.update(id, { trial_from_plan: true } as object),
    'trial_from_plan',
  ],
  [
    'the source of a customer',
    () => client.customers.create({ source: 'tok_visa' } as object),
    'source',
  ],
  [
    'the money of an invoice',
    (id) => client.subscriptions.retrieve(id, { expand: ['latest_invoice.payment_intent'] }),
    'expand',
  ],
  [
    'the discount of a subscription',
    (id) => client.subscriptions.retrieve(id, { expand: ['discount'] }),
    'expand',
  ],
]

for (const [what, call, param] of removed) {
  test(`${what} is not part of the pinned version`, async () => {
    const { id } = await createPaidSubscription(sandbox)
    await assert.rejects(call(id), { statusCode: 400, param })
  })
}
