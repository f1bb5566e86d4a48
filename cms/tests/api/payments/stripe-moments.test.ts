import { afterEach, describe, expect, test } from '@jest/globals'
import Stripe from 'stripe'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, getMe, ordersOf, pay, paymentOf } from '../../support/payments'
import { call } from '../../support/people'
import { everyCms } from '../../support/running'
import { querySandbox, sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const month = { product: 'premium-month' }
const analysis = {
  product: 'analysis-short',
  people: [{ name: 'Ágnes', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

describe.each(everyCms())('intermediate states of Stripe on %s', (_name, cms) => {
  afterEach(() => sandboxAction(cms, 'refunds', { arePending: false }))

  const stateOf = async (session: string, payer: { token: string }) =>
    (await call(cms, 'GET', `/payment/status?session=${session}`, payer)).body.state

  test('a draft invoice of a renewal changes nothing until it is charged', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, month))
    const { subscriptionId: subscription, paidUserExpire } = await getMe(cms, payer)
    await sandboxAction(cms, 'renew', { subscription, isDraft: true })
    await eventsHandled(cms)
    expect(await getMe(cms, payer)).toMatchObject({ tier: 'subscriber', paidUserExpire })
    expect(await ordersOf(cms, payer)).toHaveLength(1)
    await sandboxAction(cms, 'finalize', { subscription })
    await eventsHandled(cms)
    expect((await ordersOf(cms, payer)).map(({ state }) => state)).toEqual([
      'fulfilled',
      'fulfilled',
    ])
    const { paidUserExpire: later } = await getMe(cms, payer)
    expect(Date.parse(later ?? '')).toBeGreaterThan(Date.parse(paidUserExpire ?? ''))
  })

  test('a renewal refused at the charge of its draft is past due until it is paid', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, month))
    const { subscriptionId: subscription } = await getMe(cms, payer)
    const shown = async () => {
      await eventsHandled(cms)
      const { body } = await call(cms, 'GET', '/payment/subscription', payer)
      return [body.subscription.state, (await ordersOf(cms, payer)).length]
    }
    await sandboxAction(cms, 'renew', { subscription, isDraft: true })
    expect(await shown()).toEqual(['active', 1])
    await sandboxAction(cms, 'finalize', { subscription, isRefused: true })
    expect(await shown()).toEqual(['pastDue', 1])
    await sandboxAction(cms, 'pay-invoice', { subscription })
    expect(await shown()).toEqual(['active', 2])
  })

  test('a subscription grants nothing before its checkout is complete', async () => {
    const payer = await newPayer(cms)
    const session = await checkOut(cms, payer, month)
    for (const upTo of ['subscribed', 'charged', 'paid']) {
      await sandboxAction(cms, 'pay', { session, upTo })
      const { tier } = await getMe(cms, payer)
      expect([upTo, await stateOf(session, payer), tier]).toEqual([upTo, 'pending', 'free'])
    }
    await sandboxAction(cms, 'pay', { session })
    await eventsHandled(cms)
    expect([await stateOf(session, payer), (await getMe(cms, payer)).tier]).toEqual([
      'paid',
      'subscriber',
    ])
    expect(await ordersOf(cms, payer)).toHaveLength(1)
  })

  test('a bank that requires authentication, and one that decides later, are waited for', async () => {
    const payer = await newPayer(cms)
    const session = await checkOut(cms, payer, month)
    await sandboxAction(cms, 'pay', { session, card: 'asking' })
    expect(await stateOf(session, payer)).toBe('pending')
    await sandboxAction(cms, 'authenticate', { session, outcome: 'failed' })
    expect(await stateOf(session, payer)).toBe('pending')
    await sandboxAction(cms, 'pay', { session, card: 'later' })
    await eventsHandled(cms)
    expect(await stateOf(session, payer)).toBe('processing')
    await sandboxAction(cms, 'decide-payment', { session })
    await eventsHandled(cms)
    expect([await stateOf(session, payer), (await getMe(cms, payer)).tier]).toEqual([
      'paid',
      'subscriber',
    ])
  })

  test('a renewal that requires authentication is past due until the buyer confirms it', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, month))
    const { subscriptionId: subscription } = await getMe(cms, payer)
    const shown = async () =>
      (await call(cms, 'GET', '/payment/subscription', payer)).body.subscription.state
    const { customer } = await sandboxAction<{ customer: string }>(cms, 'renew', {
      subscription,
      isDraft: true,
    })
    await sandboxAction(cms, 'card', { customer, card: 'asking' })
    await sandboxAction(cms, 'finalize', { subscription })
    await eventsHandled(cms)
    expect(await shown()).toBe('pastDue')
    await sandboxAction(cms, 'authenticate', { subscription })
    await eventsHandled(cms)
    expect(await shown()).toBe('active')
    expect(await ordersOf(cms, payer)).toHaveLength(2)
  })

  test('a refund counts when the bank has paid it out, not while it is pending', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, analysis))
    const [order] = await ordersOf(cms, payer)
    const payment = await paymentOf(cms, order?.id ?? '')
    const { id: refund } = await sandboxAction<{ id: string }>(cms, 'refund', {
      payment,
      amount: 100,
      isPending: true,
    })
    const returned = async () => {
      await eventsHandled(cms)
      return (await ordersOf(cms, payer))[0]?.refunded.amount
    }
    expect(await returned()).toBe(0)
    await sandboxAction(cms, 'decide-refund', { refund })
    expect(await returned()).toBe(100)
  })

  test('an inquiry of a bank suspends nothing; the dispute that follows it does', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, month))
    const [order] = await ordersOf(cms, payer)
    const payment = await paymentOf(cms, order?.id ?? '')
    const { id: dispute } = await sandboxAction<{ id: string }>(cms, 'dispute', {
      payment,
      isWarning: true,
    })
    const tier = async () => {
      await eventsHandled(cms)
      return (await getMe(cms, payer)).tier
    }
    expect(await tier()).toBe('subscriber')
    for (const [outcome, expected] of [
      ['needs_response', 'free'],
      ['under_review', 'free'],
      ['won', 'subscriber'],
    ]) {
      await sandboxAction(cms, 'close-dispute', { dispute, outcome })
      expect([outcome, await tier()]).toEqual([outcome, expected])
    }
  })

  test('all our requests are valid in the pinned API version of Stripe', async () => {
    type Said = { apiVersion: string | null; route: string | null; answer: unknown }
    const said = await querySandbox<Said[]>(cms, 'requests')
    // Requests of the tests themselves, not through the client, have no version.
    const ours = said.filter(({ apiVersion }) => apiVersion !== null)
    expect(ours.length).toBeGreaterThan(100)
    expect([...new Set(ours.map(({ apiVersion }) => apiVersion))]).toEqual([Stripe.API_VERSION])
    expect(ours.filter(({ route }) => route === null)).toEqual([])
    // The error names the parameter; without a name it is an injected fault of another test.
    const unknown = ours.filter(({ answer }) =>
      JSON.stringify(answer)?.includes('Received unknown parameter:'),
    )
    expect(unknown).toEqual([])
  })
})
