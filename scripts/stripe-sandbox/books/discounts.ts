import { refused } from '../errors.ts'
import type { Coupon } from '../types.ts'

/** Whether a coupon may be used once more; keeps its `valid` up to date. */
export function isUsable(coupon: Coupon, now: number) {
  const isUsedUp =
    coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions
  const isOver = coupon.redeem_by !== null && coupon.redeem_by <= now
  coupon.valid = !isUsedUp && !isOver
  return coupon.valid
}

/**
 * What a coupon takes off, in minor units.
 *
 * @throws ApiError when it is of another currency
 */
export function amountOff(
  coupon: Coupon,
  { subtotal, currency }: { subtotal: number; currency: string },
) {
  if (coupon.percent_off !== null) return Math.round((subtotal * coupon.percent_off) / 100)
  if (coupon.currency !== currency) {
    throw refused(
      `The coupon '${coupon.id}' is in ${coupon.currency}, but the price is in ${currency}.`,
      { param: 'discounts[0][coupon]' },
    )
  }
  return Math.min(coupon.amount_off ?? 0, subtotal)
}
