import type { CouponNumbers } from '@krono/contract'
import type { Found } from '../../lists/definition'

/** SQL: how many uses of a coupon are reserved by unpaid payments. Uses the index user_coupons_reserved. */
export const reservedOf = (id: string) =>
  `SELECT count(*) FROM user_coupons u WHERE u.coupon_id = ${id} AND u.state = 'reserved'`

/**
 * The four numbers of a coupon row read with `reserved`: an automatic coupon is granted to its owner, any other one is
 * claimed by its code.
 */
export function couponNumbers(row: Found): CouponNumbers {
  const taken = Number(row.uses)
  const isGranted = row.owner_user_id !== null
  return {
    granted: isGranted ? taken : 0,
    claimed: isGranted ? 0 : taken,
    reserved: Number(row.reserved),
    used: Number(row.used ?? 0),
  }
}
