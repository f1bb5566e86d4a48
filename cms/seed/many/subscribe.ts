import { addMonths } from '../../src/platform/lib/dates'
import { env } from '../../src/platform/lib/env'
import type { PurchaseTools } from './counter'
import type { Dice } from './dice'
import type { Person } from './people'
import { base62, dayMs, type Purchase, type Subscription } from './purchase'

/** Reasons that members give when they cancel; some give none. */
const reasons = {
  'Ritkán jutok el ide': 34,
  'Most sok ez havonta': 30,
  'Elolvastam, amit akartam': 14,
  'Naptárba szerettem volna kötni': 8,
  'Másik alkalmazást használok': 6,
  nothing: 8,
}

/** Length of a term, and the share of members who stay after each term: more leave after the first. */
const plansOf = {
  monthly: {
    productKey: 'premium-month',
    months: 1,
    stays: (turn: number) => (turn === 0 ? 0.8 : 0.925),
  },
  yearly: { productKey: 'premium-year', months: 12, stays: () => 0.62 },
} as const

const monthsAfter = (ms: number, months: number) =>
  addMonths(new Date(ms), months, env.TIME_ZONE).getTime()

/** Renewing memberships: charges until the member cancels, and purchases with the coupons that these granted. */
export function subscriberOf(dice: Dice, tools: PurchaseTools, now: number) {
  const reasonOf = () => {
    const reason = dice.weighed(reasons)
    return reason === 'nothing' ? null : reason
  }
  const cancel = (subscription: Subscription, endedAt: number) =>
    Object.assign(subscription, { status: 'canceled', endedAt, reason: reasonOf() })

  /** Lets the charge of the last days fail; its grace period is still running. */
  function failsCharge(subscription: Subscription) {
    const { end } = subscription
    if (end < now - 6 * dayMs || !dice.may(0.12)) return false
    const change = { status: 'past_due', pastDueSince: end, end: monthsAfter(end, 1) } as const
    Object.assign(subscription, change)
    return true
  }

  return function subscribe(person: Person, plan: keyof typeof plansOf): Purchase[] {
    const { productKey, months, stays } = plansOf[plan]
    const startedAt = tools.after(person.joinedAt, 240)
    if (startedAt >= now) return []
    const subscription: Subscription = {
      ...{ stripeId: `sub_1${dice.text(base62, 23)}`, person, productKey, startedAt },
      ...{ status: 'active', isEnding: false, reason: null, pastDueSince: null, endedAt: null },
      end: startedAt,
    }
    const charges: Purchase[] = []
    for (let turn = 0; subscription.status === 'active' && subscription.end < now; turn += 1) {
      const start = subscription.end
      subscription.end = monthsAfter(startedAt, (turn + 1) * months)
      const charge: Purchase = {
        ...tools.order(person, start, productKey),
        ...{ kind: turn === 0 ? 'checkout' : 'renewal', subscription },
        period: { start, end: subscription.end },
      }
      const paid = turn === 0 ? tools.refund(tools.takeCode(charge), 0.02) : charge
      charges.push(paid)
      if (paid.state === 'refunded') cancel(subscription, paid.backAt)
      else if (subscription.end < now && !failsCharge(subscription) && !dice.may(stays(turn)))
        cancel(subscription, subscription.end)
    }
    if (subscription.status === 'active' && dice.may(0.06))
      Object.assign(subscription, { isEnding: true, reason: reasonOf() })
    return charges.flatMap((charge) => [charge, ...tools.spendCoupon(charge)])
  }
}
