import { beforeEach, describe, expect, test } from '@jest/globals'
import { releaseCoupon, spendCoupon } from '../../src/commerce/coupons/spend-coupon'
import { agnes, bela, couponsOn, noon } from './coupon-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUsers, newCoupon, coupon, newUserCoupon, userCoupons, newOrder, ordered, order } =
  couponsOn(strapi)

beforeEach(newUsers)

const usesOf = async ({ id }: { id: number }) => (await coupon(id)).uses
const statesNow = async () => (await userCoupons()).map(({ state }) => state)

const spend = (paid: Awaited<ReturnType<typeof ordered>>) =>
  strapi.db.transaction(() => spendCoupon(strapi, { order: paid, at: noon }))
const release = (orderId: number) => strapi.db.transaction(() => releaseCoupon(strapi, orderId))

describe('a coupon of a paid order', () => {
  test('is marked used once, however often it runs', async () => {
    const made = await newCoupon({ maxUses: 5 })
    const other = await ordered({ userId: bela.id, email: bela.email })
    const paid = await ordered()
    expect([await spend(paid), await spend(paid)]).toEqual([true, true])
    expect(await userCoupons()).toMatchObject([
      { id: other.userCouponId, state: 'reserved', orderId: other.id, usedAt: null },
      { id: paid.userCouponId, state: 'used', orderId: paid.id, usedAt: noon.toISOString() },
    ])
    expect(await usesOf(made)).toBe(2)
  })

  test('is marked used if it was returned to its owner meanwhile', async () => {
    const made = await newCoupon({ maxUses: 1, uses: 1 })
    const mine = await newUserCoupon({ couponId: made.id })
    const paid = await ordered()
    await release(paid.id)
    expect(await userCoupons()).toMatchObject([{ id: mine.id, state: 'open', orderId: null }])
    expect(await spend(paid)).toBe(true)
    expect(await userCoupons()).toMatchObject([{ id: mine.id, state: 'used', orderId: paid.id }])
    expect(await usesOf(made)).toBe(1)
  })

  test('that was released and is reserved by another order is used once more, over its limit', async () => {
    const made = await newCoupon({ maxUses: 1 })
    const first = await ordered()
    await release(first.id)
    const second = await ordered({ userId: bela.id, email: bela.email })
    await strapi.db.query('api::order.order').update({
      where: { id: first.id },
      data: { userCouponId: first.userCouponId },
    })
    expect(await spend(first)).toBe(false)
    const [given, others, again] = await userCoupons()
    expect([given?.state, others?.state]).toEqual(['released', 'reserved'])
    expect(again).toMatchObject({
      userId: agnes.id,
      state: 'used',
      orderId: first.id,
      usedAt: noon.toISOString(),
    })
    expect((await order(first.id)).userCouponId).toBe(again?.id)
    expect(await usesOf(made)).toBe(2)
    expect(await spend(second)).toBe(true)
  })

  test.each([
    ['paid', true],
    ['fulfilled', true],
    ['refunded', false],
  ] as const)('an order that is %s refers to its coupon: %s', async (state, names) => {
    await newCoupon()
    const paid = await ordered()
    await release(paid.id)
    const data = { state, userCouponId: paid.userCouponId }
    await strapi.db.query('api::order.order').update({ where: { id: paid.id }, data })
    await spend(paid)
    const again = (await userCoupons()).at(-1)
    expect((await order(paid.id)).userCouponId).toBe(names ? again?.id : paid.userCouponId)
  })

  test('of another user or another order is not that order’s', async () => {
    const made = await newCoupon({ maxPerUser: 3 })
    const taken = await newUserCoupon({ couponId: made.id, userId: bela.id, personMark: 'b' })
    const elsewhere = await newUserCoupon({ couponId: made.id, state: 'used', orderId: 99 })
    const later = await newUserCoupon({
      couponId: made.id,
      userId: bela.id,
      personMark: 'b',
      sequence: 2,
      state: 'reserved',
      orderId: 98,
    })
    const before = [taken, elsewhere, later].map(({ id, state }) => [id, state])
    for (const userCouponId of [taken.id, elsewhere.id, later.id]) {
      const paid = { ...(await newOrder()), userCouponId }
      expect(await spend(paid)).toBe(false)
    }
    const rows = await userCoupons()
    expect(rows.slice(0, 3).map(({ id, state }) => [id, state])).toEqual(before)
    expect(rows.slice(3)).toMatchObject(Array(3).fill({ userId: agnes.id, state: 'used' }))
  })

  test('granted by a refunded order still paid its price, and counts no more', async () => {
    const made = await newCoupon({ maxUses: 1, uses: 1 })
    const paid = await newOrder()
    const { id } = await newUserCoupon({ couponId: made.id, state: 'revoked', orderId: paid.id })
    expect(await spend({ ...paid, userCouponId: id })).toBe(false)
    expect(await statesNow()).toEqual(['revoked'])
    expect(await usesOf(made)).toBe(1)
  })

  test('deleted by an editor meanwhile is not used', async () => {
    await newUserCoupon({ couponId: 9 })
    expect(await spend({ ...(await newOrder()), userCouponId: 404 })).toBe(false)
    expect(await statesNow()).toEqual(['open'])
  })
})
