import { describe, expect, test } from '@jest/globals'
import type { Product } from '@krono/contract'
import { newCoupon } from '../../support/coupons'
import { freePort } from '../../support/free-port'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, getMe, ordersOf, pay } from '../../support/payments'
import { call, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { launchCms, waitFor } from '../../support/run-program'
import { everyCms, type RunningCms } from '../../support/running'
import { querySandbox, sandboxAction } from '../../support/sandbox'
import { until } from '../../support/until'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const monthly = { product: 'premium-month' }
const extension = { product: 'premium-year-extension' }

type Payer = Awaited<ReturnType<typeof newPayer>>

const daysLeft = async (cms: RunningCms, payer: Payer) => {
  const { paidUserExpire } = await getMe(cms, payer)
  return Math.round((Date.parse(paidUserExpire ?? '') - Date.now()) / 86_400_000)
}

describe.each(everyCms())('plans on %s', (_name, cms) => {
  test.each([
    ['a price of one’s own', { ...monthly, amount: 1 }, 400],
    ['another currency', { ...monthly, currency: 'gbp' }, 400],
    ['an extension of nothing', extension, 409],
    ['a campaign’s price without a campaign', { product: 'premium-year-discount' }, 409],
    ['an analysis without people', { product: 'analysis-short' }, 400],
    ['a coupon that is none', { ...monthly, coupon: 'NINCSILYEN' }, 404],
  ])('%s is refused, and no order is created', async (_what, body, status) => {
    const payer = await newPayer(cms)
    const answer = await call(cms, 'POST', '/payment/checkout', { token: payer.token, body })
    expect(answer.status).toBe(status)
    const [row] = await runSql(
      cms,
      `SELECT count(*) AS n FROM orders WHERE buyer_email = '${payer.email}'`,
    )
    expect(Number(row?.n)).toBe(0)
  })

  test('a purchase needs a session, and another user’s payment is not found', async () => {
    const payer = await newPayer(cms)
    const session = await checkOut(cms, payer, monthly)
    for (const path of ['quote', 'checkout']) {
      expect((await call(cms, 'POST', `/payment/${path}`, { body: monthly })).status).toBe(401)
    }
    const stranger = await newPayer(cms)
    for (const account of [{}, { token: stranger.token }]) {
      const requested = await call(cms, 'GET', `/payment/status?session=${session}`, account)
      expect(requested.status).toBe(404)
    }
  })

  test('an extra year moves the next charge behind it; a new plan is charged from then on', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, monthly))
    const again = await call(cms, 'POST', '/payment/checkout', {
      token: payer.token,
      body: monthly,
    })
    expect(again.status).toBe(409)
    await pay(cms, await checkOut(cms, payer, extension))
    const days = await daysLeft(cms, payer)
    expect(days).toBeGreaterThan(365 + 27)
    const { subscriptionId: subscription } = await getMe(cms, payer)
    const ask = () => call(cms, 'GET', '/payment/subscription', { token: payer.token })
    const isDeferred = await until(async () => {
      const { currentPeriodEnd } = (await ask()).body.subscription
      return Date.parse(currentPeriodEnd) > Date.now() + days * 86_400_000 - 7_200_000
        ? true
        : undefined
    })
    expect(isDeferred).toBe(true)
    const changed = await call(cms, 'POST', '/payment/change-subscription', {
      token: payer.token,
      body: { plan: 'yearly' },
    })
    expect(changed.body.subscription).toMatchObject({
      plan: 'yearly',
      price: { amount: 3_000_000, currency: 'huf' },
      state: 'active',
    })
    await eventsHandled(cms)
    expect(await ordersOf(cms, payer)).toHaveLength(2)
    await sandboxAction(cms, 'renew', { subscription })
    await eventsHandled(cms)
    const [renewal] = await ordersOf(cms, payer)
    expect(renewal).toMatchObject({
      state: 'fulfilled',
      isRenewal: true,
      total: { amount: 3_000_000, currency: 'huf' },
    })
    expect(await daysLeft(cms, payer)).toBeGreaterThan(days + 360)
  })

  test('a coupon reduces the first month once, however often the buyer clicks', async () => {
    const code = await newCoupon(cms, { maxUses: 1 })
    const payer = await newPayer(cms)
    const body = { ...monthly, coupon: code.toLowerCase() }
    const quote = await call(cms, 'POST', '/payment/quote', { token: payer.token, body })
    expect(quote.body).toMatchObject({
      price: { amount: 300_000 },
      discount: { amount: 60_000 },
      total: { amount: 240_000 },
      renewal: { amount: 300_000 },
    })
    const sessions = await Promise.all(Array.from({ length: 20 }, () => checkOut(cms, payer, body)))
    const [session = ''] = new Set(sessions)
    expect(new Set(sessions).size).toBe(1)
    await pay(cms, session)
    const { subscriptionId: subscription } = await getMe(cms, payer)
    await sandboxAction(cms, 'renew', { subscription })
    await eventsHandled(cms)
    const totals = (await ordersOf(cms, payer)).map(({ state, total }) => [state, total.amount])
    expect(totals).toEqual([
      ['fulfilled', 300_000],
      ['fulfilled', 240_000],
    ])
    const other = await call(cms, 'POST', '/payment/checkout', {
      token: (await newPayer(cms)).token,
      body,
    })
    expect(other.status).toBe(409)
  })

  test('an English deployment charges pounds, under English names', async () => {
    const port = await freePort()
    const program = launchCms({ ...cms.env, LANGUAGE: 'eng', CMS_PORT: String(port) })
    const english = { ...cms, url: `http://127.0.0.1:${port}` }
    await waitFor(`${english.url}/_health`, program)
    const { products } = (await call(english, 'GET', '/payment/products')).body
    const prices = products.map(({ key, price }: Product) => [key, price.amount, price.currency])
    expect(prices).toEqual(expect.arrayContaining([['premium-month', 799, 'gbp']]))
    const payer = await newPayer(cms)
    const session = await checkOut(english, payer, monthly)
    const calls = await querySandbox<{ answer: { id?: string } }[]>(
      cms,
      'requests?path=/v1/checkout/sessions',
    )
    expect(JSON.stringify(calls.find(({ answer }) => answer?.id === session))).toMatch(
      /"unit_amount":"?799/,
    )
    await pay(english, session)
    const [order] = await ordersOf(english, payer)
    expect(order).toMatchObject({
      name: products.find(({ key }: Product) => key === 'premium-month').name,
      state: 'fulfilled',
      total: { amount: 799, currency: 'gbp' },
    })
    program.child.kill('SIGTERM')
    await program.ended
  })

  test('a deleted user is no longer charged; only the receipt remains', async () => {
    const member = await newMember(cms)
    await pay(cms, await checkOut(cms, member, monthly))
    const { subscriptionId } = await getMe(cms, member)
    const { token, password, email } = member
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    const isEnded = await until(async () => {
      const calls = await querySandbox<{ method: string; status: number }[]>(
        cms,
        `requests?path=/v1/subscriptions/${subscriptionId}`,
      )
      return calls.some(({ method, status }) => method === 'DELETE' && status === 200) || undefined
    })
    expect(isEnded).toBe(true)
    const orders = await runSql(cms, `SELECT * FROM orders WHERE buyer_email = '${email}'`)
    expect(orders).toEqual([])
    const [row] = await runSql(
      cms,
      `SELECT count(*) AS n FROM orders o JOIN receipts r ON r.order_id = o.id
       WHERE o.subscription_id = '${subscriptionId}' AND r.user_id IS NULL`,
    )
    expect(Number(row?.n)).toBe(1)
  })
})
