import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { discountOf } from '../shapes/coupon.ts'
import type { Coupon, Discount, Subscription } from '../types.ts'
import { addMonths } from './periods.ts'

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

/** What a coupon takes off a subscription from now on: once, for some months, or for ever. */
export function addDiscount(
  { store, clock }: Account,
  subscription: Subscription,
  couponId: string | null,
): Discount | null {
  const coupon = couponId ? store.coupons.get(couponId) : undefined
  if (!coupon) return null
  const start = clock.now()
  const months = coupon.duration === 'repeating' ? (coupon.duration_in_months ?? 0) : null
  const discount = discountOf({
    start,
    end: months === null ? null : addMonths(start, months),
    coupon: coupon.id,
    customer: subscription.customer,
    subscription: subscription.id,
  })
  store.discounts.set(discount.id, discount)
  // One that holds once belongs to its invoice alone.
  if (coupon.duration !== 'once') subscription.discounts = [discount.id]
  return discount
}

/** What still holds of a subscription at a moment; one that is over leaves it. */
export function runningDiscount(
  { store }: Account,
  subscription: Subscription,
  at: number,
): Discount | null {
  const discount = store.discounts.get(subscription.discounts[0] ?? '')
  if (!discount) return null
  if (discount.end === null || discount.end > at) return discount
  subscription.discounts = []
  return null
}

/** Minor units. */
export function offOf(
  { store }: Account,
  { source }: Discount,
  price: { subtotal: number; currency: string },
) {
  const coupon = store.coupons.get(source.coupon ?? '')
  return coupon ? amountOff(coupon, price) : 0
}
