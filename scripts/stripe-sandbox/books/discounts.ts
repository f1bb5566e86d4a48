import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { discountOf } from '../shapes/coupon.ts'
import type { Coupon, Discount, Subscription } from '../types.ts'

/** Whether a coupon may be used once more; keeps its `valid` up to date. */
export function isUsable(coupon: Coupon) {
  coupon.valid = coupon.times_redeemed < (coupon.max_redemptions ?? Number.POSITIVE_INFINITY)
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

/** What a coupon takes off a subscription from now on: once, or for ever. */
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
  // One that holds once belongs to its invoice alone.
  if (coupon.duration !== 'once') subscription.discounts = [discount.id]
  return discount
}

/** What holds of a subscription's next invoice. */
export const runningDiscount = ({ store }: Account, { discounts }: Subscription): Discount | null =>
  store.discounts.get(discounts[0] ?? '') ?? null

/** Minor units. */
export function offOf(
  { store }: Account,
  { source }: Discount,
  price: { subtotal: number; currency: string },
) {
  const coupon = store.coupons.get(source.coupon ?? '')
  return coupon ? amountOff(coupon, price) : 0
}
