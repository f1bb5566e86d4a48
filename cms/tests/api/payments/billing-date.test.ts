import { describe, expect, test } from '@jest/globals'
import { addMonths } from '../../../src/platform/lib/dates'
import { adminAction, newAdmin } from '../../support/back-office'
import { newCoupon } from '../../support/coupons'
import { payForGift } from '../../support/given'
import { runInStrapi } from '../../support/in-strapi'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, getMe, pay } from '../../support/payments'
import { call, newMember } from '../../support/people'
import { everyCms } from '../../support/running'
import { querySandbox, sandboxAction } from '../../support/sandbox'
import { until } from '../../support/until'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const dayMs = 86_400_000

/** Code for `runInStrapi`: moves the billing date of a user, as if this many days from now. */
const following = `
const { setClock } = require('./dist/src/platform/lib/clock')
const { deferNow } = require('./dist/src/commerce/payments/subscriptions/defer-billing')
async function run(email, days) {
  setClock(() => new Date(Date.now() + Number(days) * 86_400_000))
  const user = await strapi.db.query('plugin::users-permissions.user').findOne({ where: { email } })
  await deferNow(strapi, user.id)
}
`

describe.each(everyCms())('the next charge date of a subscriber on %s', (_name, cms) => {
  test('moves behind a claimed gift, and back when the gift is refunded', async () => {
    const { claimer, claim, payment } = await payForGift(cms, 'premium-year')
    await pay(cms, await checkOut(cms, claimer, { product: 'premium-month' }))
    const next = async () => {
      const { body } = await call(cms, 'GET', '/payment/subscription', { token: claimer.token })
      return Date.parse(body.subscription.currentPeriodEnd)
    }
    const charged = await next()
    await claim()
    const isLater = await until(async () => (await next()) > charged + 360 * dayMs || undefined)
    expect(isLater).toBe(true)
    expect(
      Math.abs(Date.parse((await getMe(cms, claimer)).paidUserExpire ?? '') - (await next())),
    ).toBeLessThan(3_600_000)
    await sandboxAction(cms, 'refund', { payment })
    await eventsHandled(cms)
    const isBack = await until(async () => (await next()) < charged + dayMs || undefined)
    expect(isBack).toBe(true)
    // A period that is already charged is not charged again.
    expect(await next()).toBeGreaterThan(charged - 3_600_000)
    await runInStrapi(cms, following, claimer.email, '0')
    expect(Math.abs((await next()) - charged)).toBeLessThan(3_600_000)
  })

  test('moves behind days that an admin gives', async () => {
    const payer = await newMember(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-month' }))
    // The purchase itself queues an update of the billing date: wait for it before adding days.
    await eventsHandled(cms)
    const next = async () => {
      const { body } = await call(cms, 'GET', '/payment/subscription', { token: payer.token })
      return Date.parse(body.subscription.currentPeriodEnd)
    }
    const charged = await next()
    const days = { days: 40, reason: 'Kárpótlás', key: `negyven-nap-${payer.userId}` }
    expect((await adminAction(cms, await newAdmin(cms), payer, 'gift-days', days)).status).toBe(200)
    await eventsHandled(cms)
    const moved = await until(async () => {
      const at = await next()
      return at > charged ? at : undefined
    })
    expect(((moved ?? charged) - charged) / dayMs).toBeCloseTo(40, 0)
  })

  test('is deferred up to Stripe’s maximum; the rest of the term is not lost', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    const { subscriptionId } = await getMe(cms, payer)
    const body = { code: await newCoupon(cms, { kind: 'premiumDays', days: 900 }) }
    expect((await call(cms, 'POST', '/coupon/claim', { token: payer.token, body })).status).toBe(
      200,
    )
    await eventsHandled(cms)
    const mine = await call(cms, 'GET', '/payment/subscription', { token: payer.token })
    const aheadDays = (instant: string) => (Date.parse(instant) - Date.now()) / dayMs
    const twoYears = aheadDays(addMonths(new Date(), 24, 'UTC').toISOString())
    expect(aheadDays(mine.body.subscription.currentPeriodEnd)).toBeCloseTo(twoYears - 1, 0)
    const { paidUserExpire } = await getMe(cms, payer)
    expect(aheadDays(paidUserExpire ?? '')).toBeGreaterThan(365 + 899)
    // Stripe refused no request; it would refuse one more day than its limit.
    const path = `/v1/subscriptions/${subscriptionId}`
    const requested = await querySandbox<{ method: string; status: number }[]>(
      cms,
      `requests?path=${path}`,
    )
    const moved = requested.filter(({ method }) => method === 'POST')
    expect(new Set(moved.map(({ status }) => status))).toEqual(new Set([200]))
    // The limit counts from the moved day.
    const anchor = new Date(mine.body.subscription.currentPeriodEnd)
    const trialEnd = Math.floor(addMonths(anchor, 24, 'UTC').getTime() / 1000 + 86_400)
    const beyond = await fetch(cms.sandboxUrl + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${cms.env.STRIPE_SECRET_KEY}` },
      body: new URLSearchParams({ trial_end: String(trialEnd) }),
    })
    expect(beyond.status).toBe(400)
  })

  test('moves behind a gift only after the current charge is paid', async () => {
    const { claimer, claim } = await payForGift(cms, 'premium-year')
    await pay(cms, await checkOut(cms, claimer, { product: 'premium-month' }))
    const { subscriptionId: subscription } = await getMe(cms, claimer)
    const shown = async () =>
      (await call(cms, 'GET', '/payment/subscription', { token: claimer.token })).body.subscription
    await sandboxAction(cms, 'renew', { subscription, isDraft: true })
    await eventsHandled(cms)
    const { currentPeriodEnd: charged } = await shown()
    await claim()
    await eventsHandled(cms)
    expect((await shown()).currentPeriodEnd).toBe(charged)
    // Moving the date now would hide that this charge failed.
    await sandboxAction(cms, 'finalize', { subscription, isRefused: true })
    await eventsHandled(cms)
    expect(await shown()).toMatchObject({ state: 'pastDue', currentPeriodEnd: charged })
    await sandboxAction(cms, 'pay-invoice', { subscription })
    await eventsHandled(cms)
    const { state, currentPeriodEnd } = await shown()
    expect(state).toBe('active')
    expect(Date.parse(currentPeriodEnd)).toBeGreaterThan(Date.parse(charged) + 360 * dayMs)
  })
})
