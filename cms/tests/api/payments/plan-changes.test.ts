import { afterEach, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, faultsAbout, getMe, ordersOf, pay } from '../../support/payments'
import { call, type Member } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { sandboxAction, updateAtStripe } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const monthly = { product: 'premium-month' }

describe.each(everyCms())('plan changes and agreed prices on %s', (_name, cms) => {
  type Payer = Pick<Member, 'token' | 'email'>

  const subscribed = async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, monthly))
    const { subscriptionId: subscription } = await getMe(cms, payer)
    return { payer, subscription: subscription ?? '' }
  }
  const change = async ({ token }: Payer) => {
    const body = { plan: 'yearly' }
    const answer = await call(cms, 'POST', '/payment/change-subscription', { token, body })
    return answer.status === 200 ? answer.body.subscription.plan : answer.body.message
  }
  const shown = async ({ token }: Payer) =>
    (await call(cms, 'GET', '/payment/subscription', { token })).body.subscription
  const charges = async (payer: Payer) =>
    (await ordersOf(cms, payer)).map(({ state, product, total }) => [state, product, total.amount])
  const incidents = async ({ email }: Payer) =>
    runSql(
      cms,
      `SELECT i.kind FROM incidents i JOIN orders o ON o.document_id = i.reference
       WHERE o.buyer_email = '${email}'`,
    )

  afterEach(() => sandboxAction(cms, 'webhooks', { mode: 'deliver' }))

  test('an owed charge blocks a plan change, in any state at Stripe; paid, it grants its time', async () => {
    const { payer, subscription } = await subscribed()
    await sandboxAction(cms, 'fail-renewal', { subscription })
    await eventsHandled(cms)
    for (const status of ['past_due', 'unpaid', 'paused']) {
      await sandboxAction(cms, 'status', { subscription, status })
      await eventsHandled(cms)
      expect([status, await change(payer)]).toEqual([status, errors.paymentOwed.hun])
      expect(await shown(payer)).toMatchObject({ plan: 'monthly', state: 'pastDue' })
    }
    const { paidUserExpire: before } = await getMe(cms, payer)
    await sandboxAction(cms, 'pay-invoice', { subscription })
    await eventsHandled(cms)
    expect(await charges(payer)).toEqual([
      ['fulfilled', 'premium-month', 300_000],
      ['fulfilled', 'premium-month', 300_000],
    ])
    const { paidUserExpire: after, tier } = await getMe(cms, payer)
    expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
    expect([tier, await change(payer)]).toEqual(['subscriber', 'yearly'])
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('a failure without an event is looked up at Stripe, and stored', async () => {
    const { payer, subscription } = await subscribed()
    await sandboxAction(cms, 'webhooks', { mode: 'discard' })
    await sandboxAction(cms, 'fail-renewal', { subscription })
    expect((await shown(payer)).state).toBe('active')
    expect(await change(payer)).toBe(errors.paymentOwed.hun)
    expect((await shown(payer)).state).toBe('pastDue')
  })

  test('a plan change waits for a charge in progress', async () => {
    const { payer, subscription } = await subscribed()
    await sandboxAction(cms, 'renew', { subscription, isDraft: true })
    expect(await change(payer)).toBe(errors.chargeProcessing.hun)
    await sandboxAction(cms, 'finalize', { subscription, isRefused: true })
    expect(await change(payer)).toBe(errors.paymentOwed.hun)
    await sandboxAction(cms, 'pay-invoice', { subscription })
    expect(await change(payer)).toBe('yearly')
  })

  test('an invoice for a period before the change grants that period, at its own price', async () => {
    const { payer, subscription } = await subscribed()
    await sandboxAction(cms, 'renew', { subscription, isDraft: true })
    await updateAtStripe(cms, subscription, {
      price: { amount: 3_000_000, interval: 'year' },
      metadata: { product: 'premium-year', amount: '3000000', name: 'Éves' },
    })
    await eventsHandled(cms)
    expect(await shown(payer)).toMatchObject({ plan: 'yearly', price: { amount: 3_000_000 } })
    await sandboxAction(cms, 'finalize', { subscription })
    await eventsHandled(cms)
    expect(await charges(payer)).toEqual([
      ['fulfilled', 'premium-month', 300_000],
      ['fulfilled', 'premium-month', 300_000],
    ])
    await sandboxAction(cms, 'renew', { subscription })
    await eventsHandled(cms)
    const [year] = await ordersOf(cms, payer)
    expect(year).toMatchObject({ state: 'fulfilled', product: 'premium-year', name: 'Éves' })
    expect(await incidents(payer)).toEqual([])
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('an amount that was not agreed grants nothing, and raises an incident', async () => {
    const { payer, subscription } = await subscribed()
    await updateAtStripe(cms, subscription, { price: { amount: 299_999, interval: 'month' } })
    await sandboxAction(cms, 'renew', { subscription })
    await eventsHandled(cms)
    expect(await charges(payer)).toEqual([
      ['review', 'premium-month', 300_000],
      ['fulfilled', 'premium-month', 300_000],
    ])
    expect(await incidents(payer)).toEqual([{ kind: 'amountMismatch' }])
  })

  test.each([
    [10, 270_000],
    [100, 0],
  ])('a permanent coupon of %i %% at Stripe applies to each renewal', async (percent, amount) => {
    const { payer, subscription } = await subscribed()
    await sandboxAction(cms, 'discount', { subscription, percent })
    for (const _time of [1, 2]) await sandboxAction(cms, 'renew', { subscription })
    await eventsHandled(cms)
    expect(await charges(payer)).toEqual([
      ['fulfilled', 'premium-month', amount],
      ['fulfilled', 'premium-month', amount],
      ['fulfilled', 'premium-month', 300_000],
    ])
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })
})
