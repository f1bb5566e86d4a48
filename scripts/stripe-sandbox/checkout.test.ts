import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import {
  createMonthlyCheckout,
  createSingleCheckout,
  sandboxForTests,
} from './sandbox-for-tests.ts'

const sandbox = await sandboxForTests()
const { client, receiver, url, act } = sandbox
after(sandbox.stop)

beforeEach(async () => {
  await act('reset')
  // An event of the previous test may still be in delivery.
  await sandbox.delivered()
  receiver.taken.length = 0
})

const pathOf = (address: string | null) => `${url}${new URL(address ?? '').pathname}`

const submit = (address: string | null, form: Record<string, string>) =>
  fetch(pathOf(address), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

const typesTaken = () => receiver.taken.map(({ type }) => type)

test('paying a subscription redirects back, and creates all records', async () => {
  const session = await createMonthlyCheckout(client, {
    metadata: { order: '7' },
    subscription_data: { metadata: { order: '7' } },
  })
  const answer = await submit(session.url, { card: 'good' })
  assert.equal(answer.status, 303)
  assert.equal(
    answer.headers.get('location'),
    `http://localhost:3000/payment/success?session=${session.id}`,
  )
  const paid = await client.checkout.sessions.retrieve(session.id, {
    expand: ['subscription', 'invoice', 'customer'],
  })
  const { subscription, invoice, customer } = paid
  assert.equal(paid.status, 'complete')
  assert.equal(paid.payment_status, 'paid')
  assert.ok(subscription && typeof subscription === 'object')
  assert.equal(subscription.status, 'active')
  assert.deepEqual(subscription.metadata, { order: '7' })
  assert.ok(invoice && typeof invoice === 'object' && invoice.status === 'paid')
  assert.equal(invoice.parent?.subscription_details?.subscription, subscription.id)
  assert.ok(customer && typeof customer === 'object' && !customer.deleted)
  assert.equal(customer.email, 'agnes@krono.example')
  await sandbox.delivered()
  assert.deepEqual(typesTaken(), [
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
    'customer.subscription.updated',
    'checkout.session.completed',
  ])
})

test('a double click pays once', async () => {
  const session = await createSingleCheckout(client)
  const answers = await Promise.all([1, 2, 3].map(() => submit(session.url, { card: 'good' })))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [303, 303, 303],
  )
  const paid = await client.checkout.sessions.retrieve(session.id)
  const { data } = await client.charges.list({ payment_intent: String(paid.payment_intent) })
  assert.equal(data.length, 1)
})

test('a declined card leaves the buyer on the page, where the buyer may try again', async () => {
  const session = await createSingleCheckout(client, {
    payment_intent_data: { metadata: { order: '9' } },
  })
  const declined = await submit(session.url, { card: 'failing' })
  assert.equal(declined.status, 200)
  assert.match(await declined.text(), /role="alert"[^>]*>The bank declined the card/)
  assert.equal((await client.checkout.sessions.retrieve(session.id)).status, 'open')
  await submit(session.url, { card: 'good' })
  await sandbox.delivered()
  assert.deepEqual(typesTaken(), [
    'payment_intent.payment_failed',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ])
  const intents = new Set(
    receiver.taken
      .filter(({ type }) => type.startsWith('payment_intent'))
      .map(({ data }) => (data.object as { id: string }).id),
  )
  assert.equal(intents.size, 1)
})

test('the page escapes its content, and links only to the site', async () => {
  const page = await fetch(pathOf((await createMonthlyCheckout(client)).url))
  const shown = await page.text()
  assert.match(shown, /Prémium &lt;b&gt;havi&lt;\/b&gt;/)
  assert.match(shown, /HUF\s3,000(\.00)? a month/)
  assert.match(shown, /href="http:\/\/localhost:3000\/payment"/)
  const policy = page.headers.get('content-security-policy') ?? ''
  assert.match(policy, /form-action 'self' http:\/\/localhost:3000;/)
})

test('a checkout without an address requires one', async () => {
  const session = await createMonthlyCheckout(client, { customer_email: undefined })
  assert.match(await (await fetch(pathOf(session.url))).text(), /<input name="email"[^>]*required/)
  await submit(session.url, { card: 'good', email: 'bela@krono.example' })
  const { customer_details } = await client.checkout.sessions.retrieve(session.id)
  assert.equal(customer_details?.email, 'bela@krono.example')
})

test('a checkout expires after its time, and cannot be paid', async () => {
  const expires_at = Math.floor(Date.now() / 1000) + 40 * 60
  const session = await createSingleCheckout(client, { expires_at })
  await act('clock', { offsetSeconds: 41 * 60 })
  assert.equal((await client.checkout.sessions.retrieve(session.id)).status, 'expired')
  const answer = await submit(session.url, { card: 'good' })
  assert.match(await answer.text(), /The time for this payment is over/)
  await sandbox.delivered()
  assert.deepEqual(typesTaken(), ['checkout.session.expired'])
  await assert.rejects(client.checkout.sessions.expire(session.id), /status of `expired`/)
})

test('an order of zero is completed without payment', async () => {
  await client.coupons.create({
    id: 'GIFT',
    amount_off: 2_499,
    currency: 'gbp',
    duration: 'once',
  })
  const session = await createSingleCheckout(client, { discounts: [{ coupon: 'GIFT' }] })
  assert.equal(session.amount_total, 0)
  assert.doesNotMatch(await (await fetch(pathOf(session.url))).text(), /value="failing"/)
  await submit(session.url, { card: 'good' })
  const paid = await client.checkout.sessions.retrieve(session.id)
  assert.equal(paid.payment_status, 'no_payment_required')
  assert.equal(paid.payment_intent, null)
})

test('a coupon for one use is redeemed once', async () => {
  const coupon = { id: 'ONE', amount_off: 500, currency: 'gbp', max_redemptions: 1 }
  await client.coupons.create({ ...coupon, duration: 'once' })
  const discounts = [{ coupon: 'ONE' }]
  const [first, second] = [
    await createSingleCheckout(client, { discounts }),
    await createSingleCheckout(client, { discounts }),
  ]
  assert.equal(first.amount_total, 1_999)
  await act('pay', { session: first.id })
  await assert.rejects(act('pay', { session: second.id }), /used up/)
  await assert.rejects(createSingleCheckout(client, { discounts }), { code: 'coupon_expired' })
})

test('buyers may pay in their own currency unless that is off, and see a coupon’s name', async () => {
  const adaptive = await createMonthlyCheckout(client)
  assert.equal(adaptive.adaptive_pricing?.enabled, true)
  const couponParams = { amount_off: 60_000, currency: 'huf', duration: 'once' } as const
  const named = await client.coupons.create({ ...couponParams, name: 'TAVASZ' })
  const nameless = await client.coupons.create({ ...couponParams, id: 'order-1' })
  for (const [coupon, read] of [
    [named.id, 'TAVASZ'],
    [nameless.id, 'order-1'],
  ] as const) {
    const session = await createMonthlyCheckout(client, {
      adaptive_pricing: { enabled: false },
      discounts: [{ coupon }],
    })
    assert.equal(session.adaptive_pricing?.enabled, false)
    assert.match(await (await fetch(pathOf(session.url))).text(), new RegExp(`<dt>${read}</dt>`))
  }
})
