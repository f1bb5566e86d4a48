import type { OrderRow } from '../../orders/order-row'

const minuteMs = 60_000

/** Stripe's minimum lifetime of a session is 30 minutes; one more for clock differences. */
const leastMs = 31 * minuteMs

/** One hour; with a coupon that others may wait for, the shortest that Stripe allows. */
export const sessionLifetimeMs = ({ userCouponId }: Pick<OrderRow, 'userCouponId'>) =>
  (userCouponId === null ? 60 : 35) * minuteMs

type Ordered = Pick<OrderRow, 'userCouponId' | 'createdAt'>

/** Counted from the order's creation, so that a retry sends Stripe identical parameters. */
export const sessionExpiryOf = (order: Ordered) =>
  new Date(new Date(order.createdAt).getTime() + sessionLifetimeMs(order))

/** Whether an order without a session, after a crash, can still get one. */
export const canHaveSession = (order: Ordered, at: Date) =>
  sessionExpiryOf(order).getTime() - at.getTime() > leastMs
