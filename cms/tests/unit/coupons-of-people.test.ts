import { beforeEach, describe, expect, test } from '@jest/globals'
import { grantCoupon } from '../../src/commerce/coupons/grant-coupon'
import { codesOf, findOwnCoupon, listCoupons } from '../../src/commerce/coupons/list-coupons'
import {
  returnCoupon,
  revokeCoupon,
  suspendCoupon,
} from '../../src/commerce/coupons/suspend-coupon'
import type { UserCouponRow } from '../../src/commerce/coupons/user-coupon-row'
import { agnes, bela, couponsOn, noon } from './coupon-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUsers, newCoupon, coupon, newUserCoupon, userCoupons } = couponsOn(strapi)

beforeEach(newUsers)

const over = new Date(noon.getTime() - 1).toISOString()
const states = ['open', 'reserved', 'used', 'revoked', 'released'] as const

/** Gives Agnes one coupon in each state, and an expired one. */
async function collect() {
  for (const [index, state] of states.entries()) {
    const { id } = await newCoupon({ code: `K-${index}` })
    await newUserCoupon({ couponId: id, state })
  }
  const { id } = await newCoupon({ code: 'K-OVER', validUntil: over })
  await newUserCoupon({ couponId: id })
}

describe('the coupons that a user sees', () => {
  test('are their own, the newest first, without revoked or released ones', async () => {
    await collect()
    const { id } = await newCoupon({ code: 'NYAR' })
    await newUserCoupon({ couponId: id, userId: bela.id, personMark: 'b' })
    const seen = (await listCoupons(strapi, agnes.id, noon)).map(({ code, state }) => [code, state])
    expect(seen).toEqual([
      ['K-OVER', 'expired'],
      ['K-2', 'used'],
      ['K-1', 'reserved'],
      ['K-0', 'open'],
    ])
    expect(await listCoupons(strapi, 3, noon)).toEqual([])
  })

  test('are marked if used in the session response; expired ones are left out', async () => {
    await collect()
    expect(await codesOf(strapi, agnes.id, noon)).toEqual([
      { code: 'K-2', claimed: true },
      { code: 'K-1', claimed: false },
      { code: 'K-0', claimed: false },
    ])
  })

  test('exclude coupons that an editor deleted', async () => {
    const { id } = await newCoupon()
    await newUserCoupon({ couponId: id })
    await newUserCoupon({ couponId: 404 })
    expect(await listCoupons(strapi, agnes.id, noon)).toHaveLength(1)
  })

  test('are complete, however many', async () => {
    const { id } = await newCoupon()
    const data = Array.from({ length: 501 }, (_, index) => ({
      userId: agnes.id,
      couponId: id,
      sequence: index + 1,
      state: 'used',
      claimedAt: noon,
    }))
    await strapi.db.query('api::user-coupon.user-coupon').createMany({ data })
    expect(await listCoupons(strapi, agnes.id, noon)).toHaveLength(501)
  })

  test('are found by their row, except revoked ones', async () => {
    const { id } = await newCoupon()
    const [mine, gone] = [
      await newUserCoupon({ couponId: id }),
      await newUserCoupon({ couponId: id, sequence: 2, state: 'revoked' }),
    ]
    expect((await findOwnCoupon(strapi, mine.id, noon)).id).toBe(mine.documentId)
    await expect(findOwnCoupon(strapi, gone.id, noon)).rejects.toMatchObject({
      code: 'couponNotFound',
    })
    await expect(findOwnCoupon(strapi, 404, noon)).rejects.toMatchObject({ code: 'couponNotFound' })
  })
})

describe('a coupon given to a user', () => {
  test('belongs to that user only, for one use, and is claimed', async () => {
    const { code, userCouponId } = await grantCoupon(strapi, {
      userId: agnes.id,
      source: 'gift',
      kind: 'freeProduct',
      freeProduct: 'analysis-long',
      validUntil: null,
    })
    const [held] = await userCoupons()
    expect(held).toMatchObject({
      id: userCouponId,
      userId: agnes.id,
      personMark: null,
      state: 'open',
      orderId: null,
      usedAt: null,
      isResting: false,
    })
    expect(await coupon(held?.couponId ?? 0)).toMatchObject({
      code,
      kind: 'freeProduct',
      percent: null,
      freeProduct: 'analysis-long',
      products: [],
      giftOnly: false,
      validUntil: null,
      maxUses: 1,
      maxPerUser: 1,
      uses: 1,
      ownerUserId: agnes.id,
      source: 'gift',
    })
  })

  test('has the granted percentage, products, end and gift flag', async () => {
    await grantCoupon(strapi, {
      userId: agnes.id,
      source: 'anniversary',
      kind: 'percent',
      percent: 50,
      products: ['analysis-short'],
      giftOnly: true,
      validUntil: noon,
    })
    const [held] = await userCoupons()
    expect(await coupon(held?.couponId ?? 0)).toMatchObject({
      kind: 'percent',
      percent: 50,
      freeProduct: null,
      products: ['analysis-short'],
      giftOnly: true,
      validUntil: noon.toISOString(),
      source: 'anniversary',
    })
  })
})

describe('a coupon granted by an order', () => {
  const cases: [string, typeof suspendCoupon, UserCouponRow['state'], [string, boolean]][] = [
    ['is suspended during a dispute', suspendCoupon, 'open', ['open', true]],
    ['rests while it is used', suspendCoupon, 'used', ['used', true]],
    [
      'comes back suspended when only the bank disputes it',
      suspendCoupon,
      'revoked',
      ['open', true],
    ],
    ['is gone when it went back', revokeCoupon, 'open', ['revoked', true]],
    ['stays with the order that holds it', revokeCoupon, 'reserved', ['reserved', true]],
    ['is back when the money is', returnCoupon, 'revoked', ['open', false]],
    ['no longer rests then', returnCoupon, 'open', ['open', false]],
    ['stays used then', returnCoupon, 'used', ['used', false]],
  ]
  test.each(cases)('%s', async (_what, change, state, wanted) => {
    const isResting = change === returnCoupon
    const { id } = await newUserCoupon({ couponId: 1, state, isResting })
    const other = await newUserCoupon({ couponId: 2, state, isResting })
    await change(strapi, id)
    const [row, untouched] = await userCoupons()
    expect([row?.state, row?.isResting]).toEqual(wanted)
    expect([untouched?.state, untouched?.isResting]).toEqual([other.state, isResting])
  })
})
