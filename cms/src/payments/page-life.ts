import type { OrderRow } from '../orders/order-row'

const minuteMs = 60_000

/** Stripe opens no page for less than half an hour; the minute is for clocks that differ. */
const leastMs = 31 * minuteMs

/** An hour; what holds a coupon that others may wait for, as short as Stripe allows (decision 73). */
export const pageMsOf = ({ userCouponId }: Pick<OrderRow, 'userCouponId'>) =>
  (userCouponId === null ? 60 : 35) * minuteMs

type Ordered = Pick<OrderRow, 'userCouponId' | 'createdAt'>

/** Counted from the order, so that a second try asks Stripe for the very same page. */
export const pageEndOf = (order: Ordered) =>
  new Date(new Date(order.createdAt).getTime() + pageMsOf(order))

/** An order whose page was never made, because a process died, can still have one. */
export const canHavePage = (order: Ordered, at: Date) =>
  pageEndOf(order).getTime() - at.getTime() > leastMs
