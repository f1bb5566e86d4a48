import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { discountOf } from '../shapes/coupon.ts'
import type { Coupon, Discount, Subscription } from '../types.ts'

/** Whether a coupon can be redeemed again; updates its `valid`. */
export function isUsable(coupon: Coupon) {
  coupon.valid = coupon.times_redeemed < (coupon.max_redemptions ?? Number.POSITIVE_INFINITY)
  return coupon.valid
}

/**
 * The amount that a coupon takes off, in minor units.
 *
 * @throws ApiError when its currency differs
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

/** Adds a coupon's discount to a subscription: for the next invoice, or permanently. */
export function addDiscount(
  { store, clock }: Account,
  subscription: Subscription,
  couponId: string | null,
): Discount | null {
  const coupon = couponId ? store.coupons.get(couponId) : undefined
  if (!coupon) return null
  const discount = discountOf({
    start: clock.now(),
    coupon: coupon.id,
    customer: subscription.customer,
    subscription: subscription.id,
  })
  store.discounts.set(discount.id, discount)
  // A discount for one invoice is not stored in the subscription.
  if (coupon.duration !== 'once') subscription.discounts = [discount.id]
  return discount
}

/** The discount of a subscription's next invoice. */
export const runningDiscount = ({ store }: Account, { discounts }: Subscription): Discount | null =>
  store.discounts.get(discounts[0] ?? '') ?? null

/** The amount off, in minor units. */
export function offOf(
  { store }: Account,
  { source }: Discount,
  price: { subtotal: number; currency: string },
) {
  const coupon = store.coupons.get(source.coupon ?? '')
  return coupon ? amountOff(coupon, price) : 0
}
