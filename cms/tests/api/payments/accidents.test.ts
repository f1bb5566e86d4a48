import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { dayFromNow } from '../../support/clock'
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
  reconcileCode,
  requestRefund,
} from '../../support/payments'
import { call, newMember } from '../../support/people'
import { refuseInserts } from '../../support/refuse-inserts'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { sandboxAction, waitingAtStripe } from '../../support/sandbox'
import { secondCms } from '../../support/second-cms'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

/** A call that never gets a response. */
const unanswered = (work: Promise<unknown>) => {
  work.catch(() => undefined)
}

const year = { product: 'premium-year' }

/** A paid year; its events may not have been delivered. */
async function paidYear(cms: RunningCms) {
  const member = await newPayer(cms)
  const session = await checkOut(cms, member, year)
  await sandboxAction(cms, 'pay', { session })
  return { member, session }
}

const gift = {
  giverName: 'Béla',
  giverEmail: 'bela@people.example',
  recipientName: 'Ágnes',
  recipientEmail: 'agnes@people.example',
  deliverOn: dayFromNow(),
}

describe.each(everyCms())('failures during payments on %s', (_name, cms) => {
  test('lost webhooks are recovered', async () => {
    await sandboxAction(cms, 'webhooks', { mode: 'discard' })
    const member = await newPayer(cms)
    const session = await checkOut(cms, member, { product: 'premium-month' })
    const paid = await sandboxAction<{ session: { subscription: string } }>(cms, 'pay', { session })
    await sandboxAction(cms, 'renew', { subscription: paid.session.subscription })
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    expect((await getMe(cms, member)).tier).toBe('free')
    await runInStrapi(cms, reconcileCode(5))
    expect((await getMe(cms, member)).tier).toBe('subscriber')
    expect((await ordersOf(cms, member)).map(({ state }) => state)).toEqual([
      'fulfilled',
      'fulfilled',
    ])
  })

  test('Stripe away for an hour loses nothing: calls fail clearly, and all is caught up', async () => {
    const [canceling, refunded] = [await paidYear(cms), await paidYear(cms)]
    await eventsHandled(cms)
    const [order] = await ordersOf(cms, refunded.member)
    const admin = await newMember(cms, { isAdmin: true })
    await sandboxAction(cms, 'webhooks', { mode: 'hold' })
    const paid = await paidYear(cms)
    await sandboxAction(cms, 'faults', { kind: 'closed', times: 100_000 })
    const { token } = canceling.member
    const cancel = () => call(cms, 'POST', '/payment/cancel-subscription', { token, body: {} })
    const refund = { order: order?.id, key: formKey() }
    const statuses = [
      (await cancel()).body.message,
      (await requestRefund(cms, admin, refund)).body.message,
    ]
    // A slow refund ends with one of two errors, whichever timeout comes first.
    expect(statuses[0]).toBe(errors.stripeUnclear.hun)
    expect([errors.refundUnclear.hun, errors.unavailable.hun]).toContain(statuses[1])
    for (const minutes of [5, 30, 60])
      await expect(runInStrapi(cms, reconcileCode(minutes))).rejects.toThrow()
    expect((await getMe(cms, paid.member)).tier).toBe('free')

    await sandboxAction(cms, 'calm')
    await sandboxAction(cms, 'release')
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    await eventsHandled(cms)
    expect((await getMe(cms, paid.member)).tier).toBe('subscriber')
    expect((await cancel()).status).toBe(200)
    await runInStrapi(cms, reconcileCode(75))
    expect((await getMe(cms, refunded.member)).tier).toBe('free')
    const emails = [canceling, refunded, paid].map(({ member }) => member.email)
    const dead = await runSql(
      cms,
      `SELECT key, last_error FROM tasks WHERE state = 'dead' AND last_error LIKE '%Stripe%'`,
    )
    expect(dead).toEqual([])
    expect(await faultsAbout(cms, emails)).toEqual([])
  })

  test('after a kill at any step and a restart, all data is consistent', async () => {
    const noCustomer = await newPayer(cms)
    const [canceling, refunded] = [await paidYear(cms), await paidYear(cms)]
    await eventsHandled(cms)
    const { cms: second, program } = await secondCms(cms)
    await sandboxAction(cms, 'webhooks', { mode: 'discard' })
    const unheard = await paidYear(cms)
    const [order] = await ordersOf(cms, refunded.member)
    const admin = await newMember(cms, { isAdmin: true })

    // Each call is at another step when the process dies; Stripe carries out its requests all the same.
    await sandboxAction(cms, 'pause', { isPaused: true })
    unanswered(checkOut(second, noCustomer, year))
    unanswered(checkOut(second, { token: '' }, { product: 'premium-month', gift }))
    unanswered(call(second, 'GET', `/payment/status?session=${unheard.session}`, unheard.member))
    const { token } = canceling.member
    unanswered(call(second, 'POST', '/payment/cancel-subscription', { token, body: {} }))
    const refund = { order: order?.id, key: formKey() }
    unanswered(requestRefund(second, admin, refund))
    await waitingAtStripe(cms, 5)
    program.child.kill('SIGKILL')
    await program.ended
    await sandboxAction(cms, 'pause', { isPaused: false })
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    await runInStrapi(cms, reconcileCode(5))

    expect((await getMe(cms, unheard.member)).tier).toBe('subscriber')
    const left = await getMe(cms, canceling.member)
    expect(left).toMatchObject({ tier: 'paid', subscriptionCanceled: true })
    expect((await getMe(cms, refunded.member)).tier).toBe('free')
    // An interrupted buyer continues with the same order.
    await pay(cms, await checkOut(cms, noCustomer, year))
    expect((await getMe(cms, noCustomer)).tier).toBe('subscriber')
    await pay(cms, await checkOut(cms, { token: '' }, { product: 'premium-month', gift }))
    const ours = [noCustomer, canceling.member, refunded.member, unheard.member]
    const emails = [...ours.map(({ email }) => email), gift.giverEmail]
    expect(await faultsAbout(cms, emails)).toEqual([])
  })

  test('a fulfilment is atomic when stopped in the middle, and completes later', async () => {
    const payers: Awaited<ReturnType<typeof newPayer>>[] = []
    for (const table of ['receipts', 'entitlements', 'outgoing_mails', 'user_coupons']) {
      const payer = await newPayer(cms)
      const session = await checkOut(cms, payer, year)
      await sandboxAction(cms, 'webhooks', { mode: 'discard' })
      const openUp = await refuseInserts(cms, table)
      await sandboxAction(cms, 'pay', { session })
      const status = await call(cms, 'GET', `/payment/status?session=${session}`, payer)
      await openUp()
      expect([table, status.body.state]).toEqual([table, 'pending'])
      expect((await getMe(cms, payer)).tier).toBe('free')
      payers.push(payer)
    }
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    await runInStrapi(cms, reconcileCode(5))
    for (const payer of payers) expect((await getMe(cms, payer)).tier).toBe('subscriber')
    const emails = payers.map(({ email }) => email)
    expect(await faultsAbout(cms, emails)).toEqual([])
  })
})
