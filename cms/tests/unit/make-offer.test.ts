import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { makeOffer, quoteOf } from '../../src/commerce/payments/checkout/make-offer'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, begin, buy, newCoupon } = tillAlone()

let agnes: UserRow
beforeEach(async () => {
  agnes = await given.user({ email: 'agnes@people.example' })
})
afterEach(() => setClock())

describe('the quoted price', () => {
  const offer = (more: object = {}) =>
    makeOffer(strapi, {
      user: agnes,
      product: 'premium-month',
      coupon: undefined,
      isGift: false,
      ...more,
    })

  test('is the catalogue price, also for renewals', async () => {
    const price = { amount: 300_000, currency: 'huf' }
    expect(await offer()).toMatchObject({
      price,
      discount: { ...price, amount: 0 },
      total: price,
      isRenewing: true,
      campaignId: null,
    })
    expect((await offer({ isGift: true })).isRenewing).toBe(false)
    expect((await offer({ product: 'analysis-short' })).isRenewing).toBe(false)
  })

  test('is reduced by a coupon, also one reserved for the user', async () => {
    await newCoupon()
    expect(await offer({ coupon: 'NYAR' })).toMatchObject({
      discount: { amount: 60_000 },
      total: { amount: 240_000, currency: 'huf' },
    })
    await begin(agnes, { product: 'analysis-short', coupon: 'NYAR' })
    await expect(offer({ coupon: 'NYAR' })).rejects.toMatchObject({ code: 'couponReserved' })
    expect((await offer({ coupon: 'NYAR', isQuote: true })).discount.amount).toBe(60_000)
  })

  test('is refused for products that cannot be bought', async () => {
    await buy(agnes, { product: 'premium-month' })
    const subscriber = await given.userNow(agnes.id)
    await expect(offer({ user: subscriber })).rejects.toMatchObject({ code: 'alreadySubscribed' })
    expect((await offer({ user: subscriber, isGift: true })).isRenewing).toBe(false)
  })

  test('has the premium period and the renewal', async () => {
    const at = new Date('2030-01-31T12:00:00Z')
    setClock(() => at)
    const free = await quoteOf(strapi, { offer: await offer(), user: agnes, isGift: false })
    const price = { amount: 300_000, currency: 'huf' }
    expect(free).toEqual({
      price,
      discount: { ...price, amount: 0 },
      total: price,
      renewal: price,
      startsAt: '2030-01-31T12:00:00.000Z',
      endsAt: '2030-02-28T12:00:00.000Z',
      nextCharge: null,
    })
    // Starts when the current term ends.
    const paid = { ...agnes, paidUserExpire: '2030-03-01T12:00:00.000Z' }
    expect(
      await quoteOf(strapi, { offer: await offer(), user: paid, isGift: false }),
    ).toMatchObject({
      startsAt: '2030-03-01T12:00:00.000Z',
      endsAt: '2030-04-01T11:00:00.000Z',
    })
    const nothing = { renewal: null, startsAt: null, endsAt: null, nextCharge: null }
    const quote = (of: object, user: UserRow | undefined, isGift = false) =>
      offer(of).then((offered) => quoteOf(strapi, { offer: offered, user, isGift }))
    expect(await quote({ isGift: true }, agnes, true)).toMatchObject(nothing)
    const analysis = { product: 'analysis-short' }
    expect(await quote(analysis, agnes)).toMatchObject(nothing)
    expect(await quote({ ...analysis, user: undefined, isGift: true }, undefined)).toMatchObject(
      nothing,
    )
  })
})
