import type { Core } from '@strapi/strapi'
import { type CouponRow, couponUid } from './coupon-row'
import { type UserCouponRow, userCouponUid } from './user-coupon-row'

/** The code that an order was made cheaper by, as people typed it; undefined when an editor deleted it since. */
export async function codeOfUse({ db }: Core.Strapi, id: number): Promise<string | undefined> {
  const use: UserCouponRow | null = await db.query(userCouponUid).findOne({ where: { id } })
  const coupon: CouponRow | null =
    use && (await db.query(couponUid).findOne({ where: { id: use.couponId } }))
  return coupon?.code
}
