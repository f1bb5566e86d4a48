import { describe, expect, test } from '@jest/globals'
import { mailTo } from '../../support/mailbox'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, getMe, ordersOf, pay } from '../../support/payments'
import { call } from '../../support/people'
import { everyCms } from '../../support/running'
import { querySandbox, sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const monthly = { product: 'premium-month' }

describe.each(everyCms())('paying on %s', (_name, cms) => {
  test('a subscription grants premium, with one receipt, one e-mail and one free analysis', async () => {
    const member = await newPayer(cms)
    await pay(cms, await checkOut(cms, member, monthly))
    expect(await getMe(cms, member)).toMatchObject({
      tier: 'subscriber',
      plan: 'monthly',
      isPaidUser: true,
      subscriptionCanceled: false,
      coupons: [{ claimed: false }],
    })
    expect(await ordersOf(cms, member)).toEqual([
      expect.objectContaining({
        product: 'premium-month',
        state: 'fulfilled',
        total: { amount: 300_000, currency: 'huf' },
        receipts: [expect.objectContaining({ kind: 'receipt' })],
      }),
    ])
    await mailTo(cms, member.email)
  })

  test('the return page fulfils the order when no webhook has arrived', async () => {
    await sandboxAction(cms, 'webhooks', { mode: 'hold' })
    const member = await newPayer(cms)
    const session = await checkOut(cms, member, { product: 'premium-year' })
    const status = () => call(cms, 'GET', `/payment/status?session=${session}`, member)
    expect((await status()).body.state).toBe('pending')
    await sandboxAction(cms, 'pay', { session })
    expect((await status()).body).toMatchObject({ state: 'paid', gift: null })
    expect((await getMe(cms, member)).tier).toBe('subscriber')
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    await sandboxAction(cms, 'release')
    await eventsHandled(cms)
    expect(await ordersOf(cms, member)).toHaveLength(1)
  })

  test('twenty clicks at once create one checkout', async () => {
    const member = await newPayer(cms)
    const clicks = Array.from({ length: 20 }, () => checkOut(cms, member, monthly))
    expect(new Set(await Promise.all(clicks)).size).toBe(1)
    const made = await querySandbox<{ parameters?: unknown }[]>(cms, 'requests?path=/v1/checkout')
    expect(made.length).toBeGreaterThan(0)
  })

  test('a subscription renews, fails, pays again, is canceled and resumed', async () => {
    const member = await newPayer(cms)
    await pay(cms, await checkOut(cms, member, monthly))
    const { subscriptionId: subscription, paidUserExpire } = await getMe(cms, member)
    await sandboxAction(cms, 'renew', { subscription })
    await eventsHandled(cms)
    const renewed = await getMe(cms, member)
    expect(Date.parse(renewed.paidUserExpire ?? '')).toBeGreaterThan(
      Date.parse(paidUserExpire ?? ''),
    )
    expect((await ordersOf(cms, member)).map(({ isRenewal }) => isRenewal)).toEqual([true, false])
    await sandboxAction(cms, 'fail-renewal', { subscription })
    await eventsHandled(cms)
    const requested = { token: member.token }
    expect((await call(cms, 'GET', '/payment/subscription', requested)).body).toMatchObject({
      subscription: { state: 'pastDue' },
    })
    await sandboxAction(cms, 'pay-invoice', { subscription })
    await eventsHandled(cms)
    expect(await ordersOf(cms, member)).toHaveLength(3)
    const canceled = await call(cms, 'POST', '/payment/cancel-subscription', {
      ...requested,
      body: { reason: 'Ritkán használom' },
    })
    expect(canceled.body.subscription.state).toBe('canceled')
    expect((await getMe(cms, member)).tier).toBe('paid')
    const resumed = await call(cms, 'POST', '/payment/resume-subscription', {
      ...requested,
      body: {},
    })
    expect(resumed.body.subscription.state).toBe('active')
    expect((await getMe(cms, member)).tier).toBe('subscriber')
  })
})
