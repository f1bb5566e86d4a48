import { refused } from '../errors.mjs'

/** @typedef {import('../types.mjs').Coupon} Coupon */

/** Whether a coupon may be used once more; keeps its `valid` up to date. @param {Coupon} coupon @param {number} now */
export function isUsable(coupon, now) {
  const isUsedUp =
    coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions
  const isOver = coupon.redeem_by !== null && coupon.redeem_by <= now
  coupon.valid = !isUsedUp && !isOver
  return coupon.valid
}

/**
 * What a coupon takes off, in minor units.
 *
 * @param {Coupon} coupon
 * @param {{ subtotal: number, currency: string }} price
 * @throws {import('../errors.mjs').ApiError} when it is of another currency
 */
export function amountOff(coupon, { subtotal, currency }) {
  if (coupon.percent_off !== null) return Math.round((subtotal * coupon.percent_off) / 100)
  if (coupon.currency !== currency) {
    throw refused(
      `The coupon '${coupon.id}' is in ${coupon.currency}, but the price is in ${currency}.`,
      { param: 'discounts[0][coupon]' },
    )
  }
  return Math.min(coupon.amount_off ?? 0, subtotal)
}
