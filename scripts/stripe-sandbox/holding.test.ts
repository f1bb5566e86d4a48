import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { disputeMoves } from './books/dispute-moves.ts'
import {
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

/** Types of the events received since the last call. */
async function newEventTypes() {
  await sandbox.delivered()
  return receiver.taken.splice(0).map(({ type }) => type)
}

/** A payment of £24.99. */
async function paid() {
  const session = await createSingleCheckout(client)
  await act('pay', { session: session.id })
  const { payment_intent } = await client.checkout.sessions.retrieve(session.id)
  await newEventTypes()
  return String(payment_intent)
}

const chargeOf = async (payment_intent: string) =>
  (await client.charges.list({ payment_intent })).data[0]

test('a refund can wait for the bank, and fail', async () => {
  const payment_intent = await paid()
  await act('refunds', { arePending: true })
  const refund = await client.refunds.create({ payment_intent })
  assert.deepEqual([refund.status, refund.pending_reason], ['pending', 'processing'])
  await assert.rejects(client.refunds.create({ payment_intent }), {
    code: 'charge_already_refunded',
  })
  await act('decide-refund', { refund: refund.id, outcome: 'failed' })
  const failed = await client.refunds.retrieve(refund.id)
  assert.deepEqual(
    [failed.status, failed.failure_reason, failed.pending_reason],
    ['failed', 'expired_or_canceled_card', undefined],
  )
  const charge = await chargeOf(payment_intent)
  assert.deepEqual([charge?.amount_refunded, charge?.refunded], [0, false])
  assert.deepEqual(await newEventTypes(), [
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'refund.failed',
  ])
  await assert.rejects(act('decide-refund', { refund: refund.id }), /has failed/)
})

test('a pending refund succeeds, and may fail days later', async () => {
  const payment = await paid()
  const { id } = await act('refund', { payment, amount: 499, isPending: true })
  await act('decide-refund', { refund: id })
  assert.equal((await client.refunds.retrieve(id)).status, 'succeeded')
  assert.equal((await chargeOf(payment))?.amount_refunded, 499)
  await act('decide-refund', { refund: id, outcome: 'failed' })
  assert.equal((await chargeOf(payment))?.amount_refunded, 0)
})

test('a part can be disputed; a warning takes no money and may become a dispute', async () => {
  const payment = await paid()
  const dispute = await act('dispute', { payment, amount: 999, isWarning: true })
  assert.deepEqual([dispute.status, dispute.amount], ['warning_needs_response', 999])
  assert.deepEqual(await newEventTypes(), ['charge.dispute.created'])
  await client.refunds.create({ payment_intent: payment, amount: 1 })
  await act('close-dispute', { dispute: dispute.id, outcome: 'needs_response' })
  await assert.rejects(client.refunds.create({ payment_intent: payment }), {
    code: 'charge_disputed',
  })
  assert.deepEqual((await newEventTypes()).slice(-2), [
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
  ])
})

test('a closed warning changes nothing', async () => {
  const payment = await paid()
  const { id } = await act('dispute', { payment, isWarning: true })
  await act('close-dispute', { dispute: id, outcome: 'warning_closed' })
  assert.deepEqual(await newEventTypes(), ['charge.dispute.created', 'charge.dispute.closed'])
  assert.equal((await client.disputes.retrieve(id)).is_charge_refundable, true)
})

test('a lost dispute is won on appeal', async () => {
  const payment = await paid()
  const { id } = await act('dispute', { payment })
  const way = ['under_review', 'lost', 'appeal_needs_response', 'appeal_under_review', 'won']
  for (const outcome of way) await act('close-dispute', { dispute: id, outcome })
  assert.deepEqual(await newEventTypes(), [
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.updated',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ])
  assert.equal((await client.disputes.retrieve(id)).is_charge_refundable, true)
  assert.equal(disputeMoves.won, undefined)
  await assert.rejects(act('close-dispute', { dispute: id, outcome: 'lost' }), /is won/)
})

/** Amounts of the first charge and the following renewals, with a coupon of a third. */
async function amountsWith(coupon: object, renewals: number) {
  await client.coupons.create({ id: 'THIRD', amount_off: 100_000, currency: 'huf', ...coupon })
  const { id } = await createPaidSubscription(sandbox, { discounts: [{ coupon: 'THIRD' }] })
  for (let count = 0; count < renewals; count += 1) await act('renew', { subscription: id })
  const { data } = await client.invoices.list({ subscription: id })
  return data.map(({ amount_paid }) => amount_paid).reverse()
}

for (const [coupon, expected] of [
  [{ duration: 'once' }, [200_000, 300_000, 300_000]],
  [{ duration: 'forever' }, [200_000, 200_000, 200_000]],
] as const) {
  test(`a coupon "${coupon.duration}" applies for its duration`, async () => {
    assert.deepEqual(await amountsWith(coupon, 2), expected)
  })
}

test('a trial ends in the future, and at most two years after the anchor', async () => {
  const { id, billing_cycle_anchor: anchor } = await createPaidSubscription(sandbox)
  const twoYears = new Date(anchor * 1000)
  twoYears.setUTCFullYear(twoYears.getUTCFullYear() + 2)
  const latest = Math.floor(twoYears.getTime() / 1000)
  const setTrialEnd = (trial_end: number) =>
    client.subscriptions.update(id, { trial_end, proration_behavior: 'none' })
  await assert.rejects(setTrialEnd(latest + 1), { statusCode: 400, param: 'trial_end' })
  await assert.rejects(setTrialEnd(anchor - 1), { statusCode: 400, param: 'trial_end' })
  assert.equal((await setTrialEnd(latest)).billing_cycle_anchor, latest)
})
