import type { Core } from '@strapi/strapi'
import { type CouponRow, couponUid } from './coupon-row'
import { type UserCouponRow, userCouponUid } from './user-coupon-row'

/** The code used in an order; undefined if an editor deleted the coupon since. */
export async function codeOfUse({ db }: Core.Strapi, id: number): Promise<string | undefined> {
  const use: UserCouponRow | null = await db.query(userCouponUid).findOne({ where: { id } })
  const coupon: CouponRow | null =
    use && (await db.query(couponUid).findOne({ where: { id: use.couponId } }))
  return coupon?.code
}
