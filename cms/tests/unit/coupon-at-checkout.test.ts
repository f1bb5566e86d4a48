import { beforeEach, describe, expect, test } from '@jest/globals'
import { findUsableCoupon } from '../../src/commerce/coupons/find-usable-coupon'
import { reserveCoupon } from '../../src/commerce/coupons/reserve-coupon'
import { agnes, bela, couponsOn, inputOf, noon } from './coupon-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const later = new Date(noon.getTime() + 1).toISOString()
const { newUsers, newOrder, newCoupon, coupon, newUserCoupon, userCoupons } = couponsOn(strapi)

beforeEach(newUsers)

const find = (input: Parameters<typeof inputOf>[0] = {}) => findUsableCoupon(strapi, inputOf(input))
const reserve = (orderId: number, input: Parameters<typeof inputOf>[0] = {}) =>
  strapi.db.transaction(() => reserveCoupon(strapi, { ...inputOf(input), orderId }))
const refusal = (code: string) => ({ code })
const visitor = (email: string | null) => ({ userId: null, email, isGift: true })

describe('a coupon at the checkout', () => {
  test('is read without being claimed', async () => {
    const { id } = await newCoupon()
    await newCoupon({ code: 'NYAR' })
    expect(await find()).toMatchObject({ id, code: 'TAVASZ', uses: 0 })
    expect(await userCoupons()).toEqual([])
  })

  test.each([
    ['a code that does not exist', {}, { code: 'NINCS' }, 'couponNotFound'],
    ['another user’s', { ownerUserId: bela.id }, {}, 'couponNotFound'],
    ['a user’s, for a visitor', { ownerUserId: bela.id }, visitor(null), 'couponNotFound'],
    ['one that is over', { validUntil: noon.toISOString() }, {}, 'couponExpired'],
    ['one that was switched off', { isOff: true }, {}, 'couponExpired'],
    ['one that is not valid yet', { validFrom: later }, {}, 'couponNotYet'],
    ['one for something else', { products: ['premium-year' as const] }, {}, 'couponNotForThis'],
    ['one that is used up', { maxUses: 3, uses: 3 }, {}, 'couponAlreadyRedeemed'],
  ])('%s is refused', async (_what, fields, input, code) => {
    await newCoupon(fields)
    await expect(find(input)).rejects.toMatchObject(refusal(code))
    await expect(reserve(7, input)).rejects.toMatchObject(refusal(code))
    expect(await userCoupons()).toEqual([])
  })

  test('for a first purchase is refused to people who paid before, and to no others', async () => {
    await newCoupon({ firstPurchase: true })
    await newOrder({ paidAt: null, state: 'failed' })
    await newOrder({ paidAt: noon.toISOString(), userId: null, buyerEmail: bela.email })
    expect(await find()).toMatchObject({ code: 'TAVASZ' })
    await expect(find(visitor(bela.email))).rejects.toMatchObject(refusal('couponFirstPurchase'))
    await newOrder({ paidAt: noon.toISOString() })
    await expect(reserve(7)).rejects.toMatchObject(refusal('couponFirstPurchase'))
    expect(await userCoupons()).toEqual([])
  })

  test('for a first purchase is refused after a payment under another spelling', async () => {
    await newCoupon({ firstPurchase: true })
    const paid = (buyerEmail: string) =>
      newOrder({ paidAt: noon.toISOString(), userId: null, buyerEmail })
    const requested = (email: string) => find(visitor(email))
    const refused = refusal('couponFirstPurchase')
    await paid('anna+1@people.example')
    await paid('b.e.l.a@gmail.com')
    await expect(requested('anna@people.example')).rejects.toMatchObject(refused)
    await expect(requested('anna+2@people.example')).rejects.toMatchObject(refused)
    await expect(requested('bela+x@googlemail.com')).rejects.toMatchObject(refused)
    for (const other of ['annab@people.example', 'an_a@people.example', 'belab@gmail.com'])
      expect((await requested(other)).code).toBe('TAVASZ')
    // Visitors and accounts of one person have the same mark.
    const member = { userId: bela.id, email: 'anna+3@people.example' }
    await expect(find(member)).rejects.toMatchObject(refused)
  })

  test('for a first purchase is refused while another payment of the person reserves one', async () => {
    await newCoupon({ firstPurchase: true })
    await newCoupon({ code: 'NYAR', firstPurchase: true })
    await newCoupon({ code: 'MIND' })
    const first = await newOrder({ state: 'pending', paidAt: null })
    const held = await reserve(first.id)
    await strapi.db
      .query('api::order.order')
      .update({ where: { id: first.id }, data: { userCouponId: held } })
    const refused = refusal('couponReserved')
    await expect(reserve(99, { code: 'NYAR' })).rejects.toMatchObject(refused)
    expect(await reserve(98, { code: 'MIND' })).toEqual(expect.any(Number))
    // The first payment fails.
    await strapi.db
      .query('api::order.order')
      .update({ where: { id: first.id }, data: { state: 'failed' } })
    expect(await reserve(99, { code: 'NYAR' })).toEqual(expect.any(Number))
  })

  test('for a first purchase waits, for guests, for payments under the address; a member need not wait', async () => {
    await newCoupon({ firstPurchase: true })
    await newCoupon({ code: 'NYAR', firstPurchase: true })
    const guest = visitor('agnes+2@people.example')
    const begun = await newOrder({
      ...{ state: 'pending', paidAt: null },
      ...{ userId: null, buyerEmail: guest.email },
    })
    const userCouponId = await reserve(begun.id, guest)
    await strapi.db
      .query('api::order.order')
      .update({ where: { id: begun.id }, data: { userCouponId } })
    const another = visitor(agnes.email)
    await expect(reserve(99, { ...another, code: 'NYAR' })).rejects.toMatchObject(
      refusal('couponReserved'),
    )
    expect(await reserve(98, { code: 'NYAR' })).toEqual(expect.any(Number))
  })

  test('of a user is found by its owner, to the last millisecond', async () => {
    const validUntil = new Date(noon.getTime() + 1).toISOString()
    const { id } = await newCoupon({ ownerUserId: agnes.id, validUntil })
    expect((await find()).id).toBe(id)
  })

  test('is reserved for the order, counted, and marked with the person', async () => {
    const { id } = await newCoupon()
    const held = await reserve(7)
    expect(await userCoupons()).toEqual([
      expect.objectContaining({
        id: held,
        documentId: expect.stringMatching(/^\w{24}$/),
        userId: agnes.id,
        couponId: id,
        personMark: expect.stringMatching(/^[\w-]{43}$/),
        sequence: 1,
        state: 'reserved',
        orderId: 7,
        claimedByOrderId: 7,
        claimedAt: noon.toISOString(),
        usedAt: null,
        isResting: false,
      }),
    ])
    expect((await coupon(id)).uses).toBe(1)
  })

  test('reserved by the user’s own payment is refused with that error, unless the next payment replaces it', async () => {
    await newCoupon()
    await reserve(7)
    await expect(find()).rejects.toMatchObject(refusal('couponReserved'))
    await expect(reserve(8)).rejects.toMatchObject(refusal('couponReserved'))
    expect((await find({ mayBeReserved: true })).code).toBe('TAVASZ')
    // The next payment ends only payments of the same account.
    const other = { userId: bela.id, email: 'agnes+2@people.example', mayBeReserved: true }
    await expect(find(other)).rejects.toMatchObject(refusal('couponAlreadyRedeemed'))
  })

  test('that was used cannot be reserved again when another payment may end', async () => {
    const { id } = await newCoupon()
    await newUserCoupon({ couponId: id, state: 'used', orderId: 6 })
    const input = { mayBeReserved: true }
    await expect(find(input)).rejects.toMatchObject(refusal('couponAlreadyRedeemed'))
  })

  test('that the user has already is reserved for the order, and not counted again', async () => {
    const { id } = await newCoupon({ maxUses: 1, uses: 1 })
    const mine = await newUserCoupon({ couponId: id })
    const hers = await newUserCoupon({ couponId: id, userId: bela.id, personMark: 'b' })
    expect(await reserve(7)).toBe(mine.id)
    expect(await userCoupons()).toMatchObject([
      { id: mine.id, state: 'reserved', orderId: 7, claimedByOrderId: null },
      { id: hers.id, state: 'open', orderId: null },
    ])
    expect((await coupon(id)).uses).toBe(1)
  })

  test('is suspended while the payment that granted it is disputed', async () => {
    const { id } = await newCoupon({ ownerUserId: agnes.id, maxUses: 1, uses: 1 })
    await newUserCoupon({ couponId: id, isResting: true })
    await expect(find()).rejects.toMatchObject(refusal('couponSuspended'))
    await expect(reserve(7)).rejects.toMatchObject(refusal('couponSuspended'))
  })

  test('is limited per person, over all accounts and spellings', async () => {
    const { id } = await newCoupon({ maxPerUser: 2 })
    await reserve(7)
    const other = { userId: bela.id, email: 'Agnes+krono@people.example' }
    await reserve(8, other)
    expect(await userCoupons()).toMatchObject([{ sequence: 1 }, { sequence: 2 }])
    await expect(reserve(9, other)).rejects.toMatchObject(refusal('couponReserved'))
    await expect(find({ ...other, userId: 3 })).rejects.toMatchObject(
      refusal('couponAlreadyRedeemed'),
    )
    expect((await coupon(id)).uses).toBe(2)
  })

  test('takes a released use', async () => {
    const { id } = await newCoupon({ maxPerUser: 3 })
    await newUserCoupon({ couponId: id, sequence: 2, state: 'used' })
    await newUserCoupon({ couponId: id, sequence: 1, state: 'released', personMark: null })
    await reserve(7)
    await reserve(8)
    expect((await userCoupons()).map(({ sequence }) => sequence)).toEqual([2, 1, 1, 3])
  })

  test('requires an existing account', async () => {
    await newCoupon()
    await expect(reserve(7, { userId: 9 })).rejects.toMatchObject(refusal('notAuthorized'))
  })
})

describe('the last uses of a limited coupon', () => {
  test('may return if reserved by payments, not if used', async () => {
    const { id } = await newCoupon({ maxUses: 1 })
    const other = await newCoupon({ code: 'NYAR', maxUses: 9 })
    await reserve(7, { userId: bela.id, email: bela.email })
    await expect(find()).rejects.toMatchObject(refusal('couponBusy'))
    await strapi.db.query('api::user-coupon.user-coupon').updateMany({
      where: { couponId: id },
      data: { state: 'used' },
    })
    await newUserCoupon({ couponId: other.id, state: 'reserved', claimedByOrderId: 5 })
    await expect(find()).rejects.toMatchObject(refusal('couponAlreadyRedeemed'))
  })

  test('return to their owner if owned before the payment', async () => {
    const { id } = await newCoupon({ maxUses: 1, uses: 1 })
    await newUserCoupon({ couponId: id, userId: bela.id, personMark: 'b', state: 'reserved' })
    await expect(find()).rejects.toMatchObject(refusal('couponAlreadyRedeemed'))
  })

  test('are reserved by visitors up to half, at least one; members get the rest', async () => {
    const { id } = await newCoupon({ maxUses: 4, maxPerUser: 4, giftOnly: true })
    await newCoupon({ code: 'NYAR', maxUses: 9, giftOnly: true })
    const gift = (name: string, code = 'TAVASZ') => ({ ...visitor(`${name}@people.example`), code })
    await reserve(6, gift('a', 'NYAR'))
    await reserve(7, gift('a'))
    await reserve(8, gift('b'))
    await expect(reserve(9, gift('c'))).rejects.toMatchObject(refusal('couponBusy'))
    await reserve(10, { isGift: true })
    await reserve(11, { isGift: true, userId: bela.id, email: bela.email })
    expect((await coupon(id)).uses).toBe(4)
    const ours = (await userCoupons()).filter(({ couponId }) => couponId === id)
    expect(ours.map(({ userId }) => userId)).toEqual([0, 0, agnes.id, bela.id])
  })

  test('used by visitors are no longer reserved', async () => {
    const { id } = await newCoupon({ maxUses: 4, uses: 2, giftOnly: true })
    const used = { couponId: id, userId: 0, state: 'used' } as const
    await newUserCoupon({ ...used, personMark: 'x' })
    await newUserCoupon({ ...used, personMark: 'y' })
    await reserve(7, visitor('c@people.example'))
    await expect(reserve(8, visitor('d@people.example'))).rejects.toMatchObject(
      refusal('couponBusy'),
    )
  })

  test('of visitors without an address are not counted', async () => {
    const { id } = await newCoupon({ maxUses: 9, giftOnly: true })
    await newUserCoupon({ couponId: id, userId: null, personMark: null, state: 'used' })
    expect((await find(visitor(null))).id).toBe(id)
  })
})
