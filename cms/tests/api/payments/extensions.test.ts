import { describe, expect, test } from '@jest/globals'
import { dayFromNow } from '../../support/clock'
import { newCoupon } from '../../support/coupons'
import { instantIn, newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, getMe, ordersOf, pay, paymentOf } from '../../support/payments'
import { call } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

type Payer = Awaited<ReturnType<typeof newPayer>>

const month = { product: 'premium-month' }
const extension = { product: 'premium-year-extension' }

const quote = (cms: RunningCms, { token }: Payer, body: object) =>
  call(cms, 'POST', '/payment/quote', { token, body })

const claim = (cms: RunningCms, { token }: Payer, code: string) =>
  call(cms, 'POST', '/coupon/claim', { token, body: { code } })

const freeDays = (cms: RunningCms) => newCoupon(cms, { kind: 'premiumDays', days: 7 })

/** How a member got premium, and whether they may buy the reduced year. */
const cases: Record<
  string,
  { have: (cms: RunningCms, payer: Payer) => Promise<unknown>; may: boolean }
> = {
  'free days': { have: async (cms, payer) => claim(cms, payer, await freeDays(cms)), may: false },
  'a month that a code paid': {
    have: async (cms, payer) => {
      const coupon = await newCoupon(cms, {
        kind: 'freeProduct',
        freeProduct: 'premium-month',
        maxUses: 5,
      })
      await pay(cms, await checkOut(cms, payer, { ...month, coupon }))
    },
    may: false,
  },
  'a month that was paid': {
    have: async (cms, payer) => pay(cms, await checkOut(cms, payer, month)),
    may: true,
  },
  'a month that was paid in part': {
    have: async (cms, payer) => {
      const coupon = await newCoupon(cms)
      await pay(cms, await checkOut(cms, payer, { ...month, coupon }))
    },
    may: true,
  },
  'free days before a month that was paid': {
    have: async (cms, payer) => {
      await claim(cms, payer, await freeDays(cms))
      await pay(cms, await checkOut(cms, payer, month))
    },
    may: true,
  },
  'a refunded month, and free days': {
    have: async (cms, payer) => {
      await pay(cms, await checkOut(cms, payer, month))
      await claim(cms, payer, await freeDays(cms))
      const [order] = await ordersOf(cms, payer)
      await sandboxAction(cms, 'refund', { payment: await paymentOf(cms, order?.id ?? '') })
      await eventsHandled(cms)
    },
    may: false,
  },
  'a month that is disputed, and free days': {
    have: async (cms, payer) => {
      await pay(cms, await checkOut(cms, payer, month))
      await claim(cms, payer, await freeDays(cms))
      const [order] = await ordersOf(cms, payer)
      await sandboxAction(cms, 'dispute', { payment: await paymentOf(cms, order?.id ?? '') })
      await eventsHandled(cms)
    },
    may: false,
  },
  'a month as a gift, and a paid one': {
    have: async (cms, payer) => {
      const gift = {
        giverName: 'Béla',
        giverEmail: 'bela@people.example',
        recipientName: 'Ágnes',
        recipientEmail: payer.email,
        deliverOn: dayFromNow(),
      }
      await pay(cms, await checkOut(cms, { token: '' }, { ...month, gift }))
      const condition = `recipient_email = '${payer.email}'`
      const at = instantIn(cms, new Date())
      await runSql(cms, `UPDATE gifts SET deliver_at = ${at} WHERE ${condition}`)
      const [row] = await runSql(cms, `SELECT token FROM gifts WHERE ${condition}`)
      await call(cms, 'POST', '/gift/claim', { token: payer.token, body: { token: row?.token } })
    },
    may: true,
  },
}

describe.each(everyCms())('the reduced year on %s', (_name, cms) => {
  test.each(Object.entries(cases))('after %s', async (_way, { have, may }) => {
    const payer = await newPayer(cms)
    await have(cms, payer)
    expect((await getMe(cms, payer)).tier).not.toBe('free')
    const answer = await quote(cms, payer, extension)
    if (may) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject(refusal('extensionNeedsPaidTerm'))
    const begun = await call(cms, 'POST', '/payment/checkout', {
      token: payer.token,
      body: extension,
    })
    expect(begun.status).toBe(may ? 200 : 409)
  })

  test('only one can wait to start: the next can be bought once it has begun', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, month))
    await pay(cms, await checkOut(cms, payer, extension))
    expect(await quote(cms, payer, extension)).toMatchObject(refusal('reducedYearWaits'))
    const [row] = await runSql(cms, `SELECT id FROM up_users WHERE email = '${payer.email}'`)
    // Its month has ended: all of its dates are moved two months back.
    const before = instantIn(cms, new Date(Date.now() - 62 * 86_400_000))
    await runSql(cms, `UPDATE entitlements SET "from" = ${before} WHERE user_id = ${row?.id}`)
    expect((await quote(cms, payer, extension)).status).toBe(200)
  })

  test('an expired paid term allows no extension, even during free days', async () => {
    const payer = await newPayer(cms)
    const gone = await newPayer(cms)
    await pay(cms, await checkOut(cms, gone, month))
    const [row] = await runSql(cms, `SELECT id FROM up_users WHERE email = '${gone.email}'`)
    const long = instantIn(cms, new Date(Date.now() - 62 * 86_400_000))
    await runSql(cms, `UPDATE entitlements SET "from" = ${long} WHERE user_id = ${row?.id}`)
    const { subscriptionId: subscription } = await getMe(cms, gone)
    await sandboxAction(cms, 'cancel', { subscription })
    await eventsHandled(cms)
    await claim(cms, gone, await freeDays(cms))
    expect((await getMe(cms, gone)).tier).toBe('paid')
    expect(await quote(cms, gone, extension)).toMatchObject(refusal('extensionNeedsPaidTerm'))
    expect(await quote(cms, payer, extension)).toMatchObject(refusal('extensionNeedsPlan'))
  })

  test.each([
    ['a fifth off', {}, 409],
    ['an amount off', { kind: 'amount', amountHuf: 50_000 } as const, 409],
    ['a fifth off the extension by name', { products: ['premium-year-extension'] }, 200],
    [
      'the extension for nothing',
      { kind: 'freeProduct', freeProduct: 'premium-year-extension' } as const,
      200,
    ],
    ['free days', { kind: 'premiumDays', days: 7 } as const, 409],
  ])('a reduced price accepts only coupons that list it: %s', async (_what, input, status) => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, month))
    const coupon = await newCoupon(cms, input)
    const answer = await quote(cms, payer, { ...extension, coupon })
    expect(answer.status).toBe(status)
    if (status === 409) expect(answer).toMatchObject(refusal('couponNotForThis'))
  })
})
