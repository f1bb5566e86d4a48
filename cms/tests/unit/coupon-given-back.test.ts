import { beforeEach, describe, expect, test } from '@jest/globals'
import { deleteOwned, releaseClaims, releaseCoupon } from '../../src/commerce/coupons/spend-coupon'
import { agnes, bela, couponsOn } from './coupon-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUsers, newCoupon, coupon, newUserCoupon, userCoupons, ordered } = couponsOn(strapi)

beforeEach(newUsers)

const usesOf = async ({ id }: { id: number }) => (await coupon(id)).uses
const statesNow = async () => (await userCoupons()).map(({ state }) => state)

const release = (orderId: number) => strapi.db.transaction(() => releaseCoupon(strapi, orderId))

describe('a coupon of a failed order', () => {
  test('is released once, however often the release runs', async () => {
    const made = await newCoupon({ maxUses: 1, uses: 0 })
    const { id } = await ordered()
    await release(id)
    await release(id)
    expect(await userCoupons()).toMatchObject([{ state: 'released', personMark: null }])
    expect(await usesOf(made)).toBe(0)
    await ordered({ userId: bela.id, email: bela.email })
  })

  test('of a visitor without an account is released too', async () => {
    const made = await newCoupon({ maxUses: 9, giftOnly: true })
    const { id } = await ordered({ userId: null, email: 'c@people.example', isGift: true })
    await newUserCoupon({
      couponId: made.id,
      sequence: 2,
      userId: null,
      state: 'reserved',
      orderId: id,
    })
    await strapi.db.query('api::coupon.coupon').update({
      where: { id: made.id },
      data: { uses: 5 },
    })
    await release(id)
    expect(await statesNow()).toEqual(['released', 'released'])
    expect(await usesOf(made)).toBe(3)
  })

  test('of other orders stays reserved, and used ones stay used', async () => {
    const made = await newCoupon({ maxPerUser: 9, uses: 3 })
    await newUserCoupon({ couponId: made.id, state: 'used', orderId: 7 })
    await newUserCoupon({ couponId: made.id, sequence: 2, state: 'open', orderId: 7 })
    await newUserCoupon({ couponId: made.id, sequence: 3, state: 'reserved', orderId: 8 })
    await release(7)
    expect(await statesNow()).toEqual(['used', 'open', 'reserved'])
    expect(await usesOf(made)).toBe(3)
  })

  test('is not counted below zero', async () => {
    const made = await newCoupon()
    const other = await newCoupon({ code: 'NYAR', uses: 4 })
    const { id } = await ordered()
    await strapi.db.query('api::coupon.coupon').update({
      where: { id: made.id },
      data: { uses: 0 },
    })
    await release(id)
    expect([await usesOf(made), await usesOf(other)]).toEqual([0, 4])
  })
})

describe('coupons of a deleted user', () => {
  test('that are unused are released', async () => {
    const [spring, summer] = [
      await newCoupon({ uses: 2 }),
      await newCoupon({ code: 'NYAR', uses: 3 }),
    ]
    await newUserCoupon({ couponId: spring.id, state: 'used' })
    const hers = await newUserCoupon({ couponId: spring.id, userId: bela.id, personMark: 'b' })
    await newUserCoupon({ couponId: summer.id })
    await strapi.db.transaction(() => releaseClaims(strapi, agnes.id))
    expect(await userCoupons()).toMatchObject([{ state: 'used' }, { id: hers.id, state: 'open' }])
    expect([await usesOf(spring), await usesOf(summer)]).toEqual([2, 2])
  })

  test('granted to the user are deleted', async () => {
    const [own, belas] = [
      await newCoupon({ ownerUserId: agnes.id }),
      await newCoupon({ code: 'NYAR', ownerUserId: bela.id }),
    ]
    const all = await newCoupon({ code: 'TEL' })
    for (const { id } of [own, belas, all]) await newUserCoupon({ couponId: id, state: 'used' })
    await deleteOwned(strapi, agnes.id)
    expect((await userCoupons()).map(({ couponId }) => couponId)).toEqual([belas.id, all.id])
  })
})
