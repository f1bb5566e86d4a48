import type { Money } from './load-money'

/** Orders that were given up and paid all the same: what they use is counted, over the limit if need be. */
const paidAfterAll = ({ orders }: Money) =>
  new Set(orders.filter(({ failedAt, paidAt }) => failedAt && paidAt).map(({ id }) => id))

/** As often as it was counted, and no more often than it may be had. */
export function couponsWithinLimits(money: Money) {
  const late = paidAfterAll(money)
  return money.coupons.flatMap(({ id, code, uses, maxUses }) => {
    const rows = money.userCoupons.filter((row) => row.couponId === id && row.state !== 'released')
    const beyond = rows.filter(({ orderId }) => orderId !== null && late.has(orderId)).length
    const isRight = rows.length === uses && (maxUses === null || uses - beyond <= maxUses)
    return isRight ? [] : [`Coupon ${code}: ${uses} uses of ${maxUses}, ${rows.length} rows.`]
  })
}

/** Of one person, under whatever account, no more than the coupon allows. */
export function couponsOnceForEach(money: Money) {
  const late = paidAfterAll(money)
  return money.coupons.flatMap(({ id, code, maxPerUser }) => {
    const counts = new Map<string, number>()
    for (const { couponId, personMark, state, orderId } of money.userCoupons) {
      if (couponId !== id || personMark === null || state === 'released') continue
      if (orderId !== null && late.has(orderId)) continue
      counts.set(personMark, (counts.get(personMark) ?? 0) + 1)
    }
    const most = Math.max(0, ...counts.values())
    return most <= maxPerUser ? [] : [`Coupon ${code}: one person has it ${most} times.`]
  })
}

/** A place for everybody who has one or may still pay, and no more than there are. */
export function campaignsWithinBudget(money: Money) {
  const late = paidAfterAll(money)
  return money.campaigns.flatMap(({ id, name, budget, uses }) => {
    const own = money.orders.filter((order) => order.campaignId === id && order.state !== 'failed')
    const beyond = own.filter((order) => late.has(order.id)).length
    const isRight = uses >= own.length && (budget === null || uses - beyond <= budget)
    return isRight ? [] : [`Campaign ${name}: ${uses}/${budget}, ${own.length} orders.`]
  })
}
