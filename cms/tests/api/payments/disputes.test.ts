import { afterEach, describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../../support/in-strapi'
import { newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  faultsAbout,
  formKey,
  getMe,
  ordersOf,
  pay,
  paymentOf,
  reconcileCode,
  requestRefund,
} from '../../support/payments'
import { newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const year = 3_000_000
const part = 1_000_000

type Made = { id: string }

describe.each(everyCms())('disputes and failed refunds on %s', (_name, cms) => {
  afterEach(async () => {
    await sandboxAction(cms, 'refunds', { arePending: false })
    await sandboxAction(cms, 'calm')
  })

  /** A paid year, with functions for its visible state and its incidents. */
  async function paidYear() {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    const [{ id = '' } = {}] = await ordersOf(cms, payer)
    const payment = await paymentOf(cms, id)
    const look = async () => {
      await eventsHandled(cms)
      const [order] = await ordersOf(cms, payer)
      const isOpen = (await getMe(cms, payer)).tier !== 'free'
      return [order?.state, order?.refunded.amount, isOpen]
    }
    const dispute = async (input: object) =>
      (await sandboxAction<Made>(cms, 'dispute', { payment, ...input })).id
    const decide = (of: string, outcome: string) =>
      sandboxAction(cms, 'close-dispute', { dispute: of, outcome })
    const raised = async () => {
      const rows = await runSql(cms, `SELECT kind, details FROM incidents ORDER BY id`)
      return rows.flatMap(({ kind, details }) =>
        JSON.stringify(details).includes(id) ? [kind] : [],
      )
    }
    const credits = async () => {
      const rows = await runSql(
        cms,
        `SELECT r.amount FROM receipts r JOIN orders o ON o.id = r.order_id
         WHERE o.document_id = '${id}' AND r.kind = 'credit' ORDER BY r.id`,
      )
      return rows.map(({ amount }) => Number(amount))
    }
    const faults = () => faultsAbout(cms, [payer.email])
    return { payer, id, payment, look, dispute, decide, raised, credits, faults }
  }

  test('only the disputed part is lost: the rest is restored, and incidents are raised', async () => {
    const { look, dispute, decide, raised, credits, faults } = await paidYear()
    const requested = await dispute({ amount: part })
    expect(await look()).toEqual(['disputed', 0, false])
    expect(await raised()).toEqual(['disputeOpened'])
    await decide(requested, 'lost')
    expect(await look()).toEqual(['fulfilled', part, true])
    expect(await raised()).toEqual(['disputeOpened', 'disputeLost'])
    expect(await credits()).toEqual([-part])
    expect(await faults()).toEqual([])
  })

  test('an inquiry suspends nothing, open or closed; as a dispute it does, reported twice', async () => {
    const first = await paidYear()
    const closed = await first.dispute({ isWarning: true })
    expect(await first.look()).toEqual(['fulfilled', 0, true])
    expect(await first.raised()).toEqual(['disputeWarned'])
    for (const outcome of ['warning_under_review', 'warning_closed']) {
      await first.decide(closed, outcome)
      expect([outcome, await first.look()]).toEqual([outcome, ['fulfilled', 0, true]])
    }
    expect(await first.raised()).toEqual(['disputeWarned'])

    const second = await paidYear()
    const grown = await second.dispute({ isWarning: true })
    expect(await second.look()).toEqual(['fulfilled', 0, true])
    await second.decide(grown, 'needs_response')
    expect(await second.look()).toEqual(['disputed', 0, false])
    expect(await second.raised()).toEqual(['disputeWarned', 'disputeOpened'])
    await second.decide(grown, 'won')
    expect(await second.look()).toEqual(['fulfilled', 0, true])
    for (const { faults } of [first, second]) expect(await faults()).toEqual([])
  })

  test('a lost dispute won on appeal restores the purchase and the receipts', async () => {
    const { look, dispute, decide, raised, credits, faults } = await paidYear()
    const requested = await dispute({})
    expect(await look()).toEqual(['disputed', 0, false])
    await decide(requested, 'lost')
    expect(await look()).toEqual(['refunded', year, false])
    for (const outcome of ['appeal_needs_response', 'appeal_under_review']) {
      await decide(requested, outcome)
      expect([outcome, await look()]).toEqual([outcome, ['refunded', year, false]])
    }
    expect(await raised()).toEqual(['disputeOpened', 'disputeLost', 'disputeAppealed'])
    expect(await faults()).toEqual([])
    await decide(requested, 'won')
    expect(await look()).toEqual(['fulfilled', 0, true])
    expect(await credits()).toEqual([-year, year])
    expect(await faults()).toEqual([])
  })

  test('a lost appeal changes nothing', async () => {
    const { look, dispute, decide, credits, faults } = await paidYear()
    const requested = await dispute({ amount: part })
    for (const outcome of ['lost', 'appeal_needs_response', 'lost'])
      await decide(requested, outcome)
    expect(await look()).toEqual(['fulfilled', part, true])
    expect(await credits()).toEqual([-part])
    expect(await faults()).toEqual([])
  })

  test('a refund that the bank refuses days later is reported, and can be repeated', async () => {
    const { id, payment, look, raised, credits, faults } = await paidYear()
    const admin = await newMember(cms, { isAdmin: true })
    const refund = (amount: number) =>
      requestRefund(cms, admin, { order: id, key: formKey(), amount })
    await sandboxAction(cms, 'refunds', { arePending: true })
    expect((await refund(part)).status).toBe(200)
    expect(await look()).toEqual(['fulfilled', 0, true])
    // A refund that waits for its bank reduces the refundable amount.
    expect((await refund(year - part + 1)).status).toBe(409)
    await sandboxAction(cms, 'refunds', { arePending: false })
    const [waiting] = await runSql(
      cms,
      `SELECT r.stripe_id FROM refunds r JOIN orders o ON o.id = r.order_id WHERE o.document_id = '${id}'`,
    )
    const decide = (outcome: string) =>
      sandboxAction(cms, 'decide-refund', { refund: String(waiting?.stripe_id), outcome })
    await decide('succeeded')
    expect(await look()).toEqual(['fulfilled', part, true])
    await decide('failed')
    expect(await look()).toEqual(['fulfilled', 0, true])
    expect(await raised()).toEqual(['refundFailed'])
    expect(await credits()).toEqual([-part, part])
    expect(await faults()).toEqual([])
    // The whole amount in a pending refund that fails at once: no money has moved.
    const { id: whole } = await sandboxAction<Made>(cms, 'refund', { payment, isPending: true })
    expect(await look()).toEqual(['fulfilled', 0, true])
    await sandboxAction(cms, 'decide-refund', { refund: whole, outcome: 'failed' })
    expect(await look()).toEqual(['fulfilled', 0, true])
    expect(await raised()).toEqual(['refundFailed', 'refundFailed'])
    expect((await refund(year)).status).toBe(200)
    expect(await look()).toEqual(['refunded', year, false])
    expect(await faults()).toEqual([])
  })

  test('a refund with a lost response that Stripe finally refuses is reported', async () => {
    const { id, payment, look, raised } = await paidYear()
    const admin = await newMember(cms, { isAdmin: true })
    const body = { order: id, key: formKey(), amount: part }
    await sandboxAction(cms, 'faults', {
      kind: 'closed',
      times: 10,
      path: '/v1/refunds',
      method: 'POST',
    })
    const requested = await requestRefund(cms, admin, body)
    expect(requested).toMatchObject({ status: 502 })
    await sandboxAction(cms, 'calm')
    // Meanwhile the whole amount is refunded at Stripe.
    await sandboxAction(cms, 'webhooks', { mode: 'discard' })
    await sandboxAction(cms, 'refund', { payment })
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    await runInStrapi(cms, reconcileCode(5))
    expect(await look()).toEqual(['refunded', year, false])
    expect(await raised()).toEqual(['refundFailed'])
  })
})
