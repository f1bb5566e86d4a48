import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { requireBuyer } from '../../src/commerce/payments/checkout/make-offer'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { gift, tillAlone } from './till-alone'

const { strapi, given, act, begin, orderNow, newCoupon } = tillAlone()

const minuteMs = 60_000
let agnes: UserRow
beforeEach(async () => {
  agnes = await given.user({ email: 'agnes@people.example' })
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const orders = () => given.rows('api::order.order')
const states = async () => (await orders()).map(({ state }) => state)
const pageOf = async ({ sessionId }: OrderRow) =>
  (await stripe().checkout.sessions.retrieve(sessionId ?? '')).status
const laterThan = (instant: string, ms: number) => {
  const from = Date.parse(instant)
  setClock(() => new Date(from + ms))
}

const campaign = (more: object = {}) =>
  strapi.db.query('api::campaign.campaign').create({
    data: {
      name: 'Ősz',
      language: 'hun',
      product: 'analysis-short',
      startDate: new Date(Date.now() - minuteMs),
      endDate: new Date(Date.now() + minuteMs),
      uses: 0,
      ...more,
    },
  })

describe('the buyer who begins a payment', () => {
  test('has an account, or gives a gift', async () => {
    const refusal = { code: 'notAuthorized' }
    await expect(begin(undefined, { product: 'analysis-short' })).rejects.toMatchObject(refusal)
    expect(() => requireBuyer(undefined, true)).not.toThrow()
    expect(() => requireBuyer(agnes, false)).not.toThrow()
    const { giverEmail: _, ...nameless } = gift
    await expect(
      begin(undefined, { product: 'premium-year', gift: nameless }),
    ).rejects.toMatchObject({
      code: 'missingField',
      fields: [{ field: 'gift.giverEmail' }],
    })
    await begin(agnes, { product: 'premium-year', gift: nameless })
    expect(await states()).toEqual(['pending'])
  })

  test('gets an order at the current price, with only the given data', async () => {
    const { order } = await begin(agnes, { product: 'premium-month', billing: billing() })
    expect(order).toMatchObject({
      userId: agnes.id,
      kind: 'checkout',
      state: 'pending',
      productKey: 'premium-month',
      productName: 'A premium-month',
      currency: 'huf',
      price: 300_000,
      discount: 0,
      amount: 300_000,
      refundedAmount: 0,
      campaignId: null,
      people: null,
      billing: billing(),
      gift: null,
      buyerEmail: agnes.email,
      language: 'hun',
      userCouponId: null,
    })
    const { order: present } = await begin(undefined, { product: 'premium-year', gift })
    expect(present).toMatchObject({ userId: null, gift, buyerEmail: gift.giverEmail, people: null })
  })

  test('gets one page for twenty clicks', async () => {
    const clicks = Array.from({ length: 20 }, () => begin(agnes, { product: 'premium-month' }))
    const pages = (await Promise.all(clicks)).map(({ session }) => session)
    expect(new Set(pages).size).toBe(1)
    expect(await orders()).toHaveLength(1)
    expect((await begin(agnes, { product: 'premium-month' })).session).toBe(pages[0])
  })

  test.each([
    [60_001, true],
    [60_000, false],
  ])('returning %i ms before the page closes gets the same page: %s', async (ms, isSame) => {
    const { order, session } = await begin(agnes, { product: 'analysis-short' })
    laterThan(order.sessionExpiresAt ?? '', -ms)
    const again = await begin(agnes, { product: 'analysis-short' })
    expect(again.session === session).toBe(isSame)
    expect(await states()).toEqual(isSame ? ['pending'] : ['failed', 'pending'])
  })

  test.each([
    [29 * minuteMs - 1, true],
    [29 * minuteMs, false],
  ])('returning %i ms later to an order without a page gets the same order: %s', async (...row) => {
    const [ms, isSame] = row
    const { order } = await begin(agnes, { product: 'analysis-short' })
    const noPage = { sessionId: null, sessionUrl: null, sessionExpiresAt: null }
    await strapi.db.query('api::order.order').update({ where: { id: order.id }, data: noPage })
    laterThan(order.createdAt, ms)
    const again = await begin(agnes, { product: 'analysis-short' })
    expect(again.order.id === order.id).toBe(isSame)
    expect(await states()).toEqual(isSame ? ['pending'] : ['failed', 'pending'])
  })

  test('has no reservations after a refusal of Stripe', async () => {
    await newCoupon()
    await act('faults', { kind: 'revoked', path: '/v1/checkout/sessions' })
    const input = { product: 'analysis-short', coupon: 'NYAR' } as const
    await expect(begin(agnes, input)).rejects.toMatchObject({ code: 'checkoutFailed' })
    expect(await states()).toEqual(['failed'])
    const held = await given.rows('api::user-coupon.user-coupon')
    expect(held.map(({ state }) => state)).toEqual(['released'])
    expect((await begin(agnes, input)).order.discount).toBe(100_000)
  })
})

const billing = () => ({ name: 'Ágnes Kft.', country: 'HU' }) as never

describe('two payments of one person', () => {
  test('for premium exclude each other: the page of the first closes', async () => {
    const { order: first } = await begin(agnes, { product: 'premium-month' })
    const { order: second } = await begin(agnes, { product: 'premium-year' })
    expect(await states()).toEqual(['failed', 'pending'])
    expect([await pageOf(first), await pageOf(second)]).toEqual(['expired', 'open'])
  })

  test('are refused if the first is paid before the second begins', async () => {
    const { order, session } = await begin(agnes, { product: 'premium-month' })
    await act('pay', { session })
    await expect(begin(agnes, { product: 'premium-year' })).rejects.toMatchObject({
      code: 'alreadySubscribed',
    })
    expect((await orderNow(order.id)).state).toBe('fulfilled')
  })

  test('are refused while the first cannot be closed', async () => {
    await begin(agnes, { product: 'premium-month' })
    jest
      .spyOn(stripe().checkout.sessions, 'expire')
      .mockRejectedValueOnce(new Error('silence') as never)
    await expect(begin(agnes, { product: 'premium-year' })).rejects.toThrow('silence')
    expect(await states()).toEqual(['pending'])
  })

  test.each([
    ['an analysis and premium', { product: 'analysis-short' }, { product: 'premium-month' }],
    ['premium and an analysis', { product: 'premium-month' }, { product: 'analysis-short' }],
    ['two analyses', { product: 'analysis-short' }, { product: 'analysis-long' }],
    ['a gift and premium', { product: 'premium-year', gift }, { product: 'premium-month' }],
    ['premium and a gift', { product: 'premium-month' }, { product: 'premium-year', gift }],
  ] as const)('for %s are allowed in parallel', async (_what, one, other) => {
    await begin(agnes, one)
    await begin(agnes, other)
    expect(await states()).toEqual(['pending', 'pending'])
  })

  test.each([
    ['', { product: 'analysis-long' }],
    [', one of them a gift', { product: 'premium-year', gift }],
  ] as const)('with one coupon exclude each other%s', async (_what, other) => {
    await newCoupon()
    const { order } = await begin(agnes, { product: 'analysis-short', coupon: 'NYAR' })
    await begin(agnes, { ...other, coupon: 'NYAR' })
    expect(await states()).toEqual(['failed', 'pending'])
    expect(await pageOf(order)).toBe('expired')
  })

  test('of different people are independent', async () => {
    await begin(agnes, { product: 'premium-month' })
    await begin(await given.user(), { product: 'premium-month' })
    expect(await states()).toEqual(['pending', 'pending'])
  })
})

describe('a campaign', () => {
  test('reserves a place per order of its products, and refuses when full', async () => {
    const { id } = await campaign({ budget: 1 })
    const { order } = await begin(agnes, { product: 'analysis-short' })
    expect(order.campaignId).toBe(id)
    const late = begin(await given.user(), { product: 'analysis-short' })
    expect((await late).order.campaignId).toBeNull()
    expect((await given.rows('api::campaign.campaign'))[0].uses).toBe(1)
  })

  test('counts neither other products nor gifts', async () => {
    await campaign()
    const { order } = await begin(agnes, { product: 'analysis-long' })
    const { order: present } = await begin(agnes, { product: 'analysis-short', gift })
    expect([order.campaignId, present.campaignId]).toEqual([null, null])
  })
})
