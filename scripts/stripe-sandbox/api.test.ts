import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import type { Stripe } from '../../cms/node_modules/stripe/cjs/stripe.core.js'
import type { RecordedRequest } from './api/requests.ts'
import {
  createMonthlyCheckout,
  createSingleCheckout,
  sandboxForTests,
  secretKey,
} from './sandbox-for-tests.ts'

const sandbox = await sandboxForTests()
const { client, url, act, ask } = sandbox
after(sandbox.stop)
beforeEach(() => act('reset'))

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const line = (price: object) => ({ line_items: [{ price_data: price, quantity: 1 }] })
const product_data = { name: 'x' }

const refusals: [what: string, call: () => Promise<unknown>, expected: object][] = [
  [
    'a parameter that is not known',
    () => client.customers.create({ emial: 'a@b.hu' } as object),
    { statusCode: 400, code: 'parameter_unknown', param: 'emial' },
  ],
  [
    'a parameter that is not known, deep inside',
    () => createMonthlyCheckout(client, { subscription_data: { metadata: {}, colour: 'red' } }),
    { statusCode: 400, code: 'parameter_unknown', param: 'subscription_data[colour]' },
  ],
  [
    'a missing parameter',
    () => client.products.create({ id: 'x' } as unknown as { name: string }),
    { statusCode: 400, code: 'parameter_missing', param: 'name' },
  ],
  [
    'an amount that is no whole number',
    () =>
      createSingleCheckout(client, line({ currency: 'huf', unit_amount: 17_500.5, product_data })),
    { statusCode: 400, code: 'parameter_invalid_integer' },
  ],
  [
    'too few forints',
    () =>
      createSingleCheckout(client, line({ currency: 'huf', unit_amount: 17_499, product_data })),
    { statusCode: 400, code: 'amount_too_small' },
  ],
  [
    'too few pence',
    () => createSingleCheckout(client, line({ currency: 'gbp', unit_amount: 29, product_data })),
    { statusCode: 400, code: 'amount_too_small' },
  ],
  [
    'an end in less than thirty minutes',
    () => createSingleCheckout(client, { expires_at: inSeconds(29 * 60) }),
    { statusCode: 400, param: 'expires_at' },
  ],
  [
    'an end in more than a day',
    () => createSingleCheckout(client, { expires_at: inSeconds(25 * 3_600) }),
    { statusCode: 400, param: 'expires_at' },
  ],
  [
    'a customer that is not there',
    () => createSingleCheckout(client, { customer: 'cus_no', customer_email: undefined }),
    { statusCode: 400, code: 'resource_missing', param: 'customer' },
  ],
  [
    'a thing that is not there',
    () => client.subscriptions.retrieve('sub_no'),
    { statusCode: 404, code: 'resource_missing' },
  ],
  [
    'a call that the product does not make',
    () => client.balance.retrieve(),
    { statusCode: 404, type: 'StripeInvalidRequestError' },
  ],
]

for (const [what, call, expected] of refusals) {
  test(`${what} is refused as Stripe does it`, () => assert.rejects(call(), expected))
}

test('only the secret key gives access to the API, as Bearer or Basic', async () => {
  const statusWith = async (authorization: string | null) =>
    (
      await fetch(`${url}/v1/events`, {
        headers: authorization === null ? {} : { Authorization: authorization },
      })
    ).status
  const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  assert.deepEqual(
    await Promise.all(
      [null, 'Bearer sk_other', basic('sk_other'), `Bearer ${secretKey}`, basic(secretKey)].map(
        statusWith,
      ),
    ),
    [401, 401, 401, 200, 200],
  )
})

test('it sends its version and refuses another one', async () => {
  const { lastResponse } = await client.events.list()
  assert.equal(lastResponse.headers['stripe-version'], '2026-10-28.endive')
  assert.match(lastResponse.requestId ?? '', /^req_\w+$/)
  await assert.rejects(client.events.list({}, { apiVersion: '2020-08-27' }), { statusCode: 400 })
})

test('the same key with the same parameters executes a call only once', async () => {
  const how = { idempotencyKey: 'once' }
  const first = await client.customers.create({ email: 'a@krono.example' }, how)
  const second = await client.customers.create({ email: 'a@krono.example' }, how)
  assert.equal(second.id, first.id)
  assert.equal(second.lastResponse.headers['idempotent-replayed'], 'true')
  await assert.rejects(client.customers.create({ email: 'b@krono.example' }, how), {
    statusCode: 400,
    rawType: 'idempotency_error',
  })
})

test('the same key at the same moment is refused, and returns the response afterwards', async () => {
  const make = () =>
    client.customers.create({ email: 'a@krono.example' }, { idempotencyKey: 'busy' })
  await act('pause', { isPaused: true })
  const first = make()
  for (let waiting = 0; waiting === 0; ) {
    ;({ waiting } = (await ask('waiting')) as { waiting: number })
  }
  await assert.rejects(make(), { statusCode: 409, code: 'idempotency_key_in_use' })
  await act('pause', { isPaused: false })
  assert.equal((await make()).id, (await first).id)
})

test('a key of a call that was refused for its parameters can be used again', async () => {
  const how = { idempotencyKey: 'again' }
  await assert.rejects(client.customers.create({ emial: 'x' } as object, how))
  assert.ok((await client.customers.create({ email: 'a@krono.example' }, how)).id)
})

test('it fails as many calls as it is set to', async () => {
  const list = () => client.events.list()
  await act('faults', { kind: 'error', times: 2 })
  await act('faults', { kind: 'rateLimited', path: '/v1/events' })
  await assert.rejects(list(), { statusCode: 500, rawType: 'api_error' })
  await assert.rejects(list(), { statusCode: 500 })
  await assert.rejects(list(), { statusCode: 429, code: 'rate_limit' })
  // The client retries once: a reused connection might have been closed.
  await act('faults', { kind: 'closed', times: 2 })
  await assert.rejects(list(), { type: 'StripeConnectionError' })
  await list()
})

test('a retry after a lost response gets the same response', async () => {
  const make = () =>
    client.customers.create({ email: 'a@krono.example' }, { idempotencyKey: 'lost' })
  await act('faults', { kind: 'closedAfter', times: 2 })
  await assert.rejects(make(), { type: 'StripeConnectionError' })
  assert.equal((await make()).lastResponse.headers['idempotent-replayed'], 'true')
})

test('objects are expanded where the call requests it, and nowhere else', async () => {
  const session = await createMonthlyCheckout(client)
  await act('pay', { session: session.id })
  const plain = await client.checkout.sessions.retrieve(session.id)
  assert.equal(typeof plain.invoice, 'string')
  const expand = ['payments.data.payment.payment_intent', 'customer']
  const invoice = await client.invoices.retrieve(String(plain.invoice), { expand })
  const intent = invoice.payments?.data[0]?.payment.payment_intent
  assert.ok(intent && typeof intent === 'object' && intent.status === 'succeeded')
  assert.equal((await client.invoices.retrieve(invoice.id)).payments, undefined)
  for (const wrong of ['colour', 'customer.colour', 'a.b.c.d.e']) {
    await assert.rejects(client.invoices.retrieve(invoice.id, { expand: [wrong] }), {
      statusCode: 400,
      param: 'expand',
    })
  }
})

test('lists come in pages, the newest first', async () => {
  const customer = await client.customers.create({ email: 'a@krono.example' })
  for (const name of ['1', '2', '3']) {
    await createMonthlyCheckout(client, {
      customer: customer.id,
      customer_email: undefined,
      metadata: { name },
    })
  }
  const names = (page: Stripe.ApiList<{ metadata: Record<string, string> | null }>) =>
    page.data.map(({ metadata }) => metadata?.name)
  const first = await client.checkout.sessions.list({ limit: 2 })
  assert.deepEqual(names(first), ['3', '2'])
  assert.equal(first.has_more, true)
  const starting_after = first.data.at(-1)?.id
  const rest = await client.checkout.sessions.list({ starting_after })
  assert.deepEqual([names(rest), rest.has_more], [['1'], false])
  const created = { gte: inSeconds(60) }
  assert.deepEqual((await client.checkout.sessions.list({ created })).data, [])
  await assert.rejects(client.checkout.sessions.list({ starting_after: 'cs_no' }), {
    code: 'resource_missing',
  })
})

test('every call is recorded as it was sent', async () => {
  await createSingleCheckout(client, { metadata: { order: '1' } })
  const requests = (await ask('requests')) as RecordedRequest[]
  assert.equal(requests.length, 1)
  const [request] = requests
  assert.equal(request?.route, '/v1/checkout/sessions')
  assert.deepEqual(request?.parameters.metadata, { order: '1' })
  assert.deepEqual(request?.parameters.line_items, [
    {
      price_data: { currency: 'gbp', unit_amount: '2499', product_data: { name: 'Analysis' } },
      quantity: '1',
    },
  ])
})
