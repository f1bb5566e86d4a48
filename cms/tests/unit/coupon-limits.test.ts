import { beforeEach, describe, expect, test } from '@jest/globals'
import { addUse } from '../../src/commerce/coupons/add-use'
import type { CouponRow } from '../../src/commerce/coupons/coupon-row'
import { agnes, bela, couponsOn, noon } from './coupon-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUsers, newCoupon, coupon, newUserCoupon, userCoupons } = couponsOn(strapi)

beforeEach(newUsers)

const refused = { code: 'couponAlreadyRedeemed' }

/** Adds one more use for a user who had none when last checked. */
const add = (made: CouponRow, { account = agnes, isPaid = false } = {}) =>
  addUse(strapi, made, {
    userId: account.id,
    email: account.email,
    state: 'open',
    before: [],
    at: noon,
    isPaid,
  })

describe('the last use, read by two users at once', () => {
  test('is refused to the second, without counting', async () => {
    const made = await newCoupon({ maxUses: 1 })
    const other = await newCoupon({ code: 'NYAR', maxUses: 5 })
    await add(made)
    await expect(add(made, { account: bela })).rejects.toMatchObject(refused)
    expect(await userCoupons()).toHaveLength(1)
    expect([(await coupon(made.id)).uses, (await coupon(other.id)).uses]).toEqual([1, 0])
  })

  test('is granted to the second if they have already paid', async () => {
    const made = await newCoupon({ maxUses: 1 })
    await add(made)
    await add(made, { account: bela, isPaid: true })
    expect((await coupon(made.id)).uses).toBe(2)
  })

  test('does not exist without a limit: both get a use', async () => {
    const made = await newCoupon()
    await add(made)
    await add(made, { account: bela })
    expect((await coupon(made.id)).uses).toBe(2)
  })
})

test('two accounts of one person: the second use is refused, without counting', async () => {
  const made = await newCoupon()
  await newUserCoupon({ couponId: made.id })
  await expect(add(made)).rejects.toMatchObject(refused)
  await expect(add(made, { isPaid: true })).rejects.toMatchObject(refused)
  expect((await coupon(made.id)).uses).toBe(0)
})

test('a coupon deleted by an editor meanwhile gets no more uses', async () => {
  const made = await newCoupon()
  await strapi.db.query('api::coupon.coupon').delete({ where: { id: made.id } })
  await expect(add(made)).rejects.toMatchObject(refused)
  expect(await userCoupons()).toEqual([])
})
