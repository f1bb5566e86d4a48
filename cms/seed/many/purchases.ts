import type { OrderState, ProductKey } from '@krono/contract'
import { type analysisKinds, productFacts, smallestUnit } from '@krono/contract'
import { discountOf } from '../../src/coupons/discount-of'
import { addMonths } from '../../src/lib/dates'
import { env } from '../../src/lib/env'
import type { Dice } from './dice'
import type { Person } from './people'
import type { Campaign, Shop } from './shop'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Terms are counted in seconds. */
const whole = (ms: number) => Math.floor(ms / 1000) * 1000

export type Subscription = {
  stripeId: string
  person: Person
  productKey: ProductKey
  startedAt: number
  end: number
  status: 'active' | 'past_due' | 'canceled'
  isEnding: boolean
  reason: string | null
  pastDueSince: number | null
  endedAt: number | null
}

/** An order that is to be written, and what came of it. */
export type Purchase = {
  /** null: by somebody without an account. */
  person: Person | null
  buyer: Person
  at: number
  productKey: ProductKey
  state: Extract<OrderState, 'pending' | 'failed' | 'fulfilled' | 'refunded' | 'disputed'>
  kind: 'checkout' | 'renewal'
  price: number
  discount: number
  /** Minor units that went back, and when. */
  back: number
  backAt: number
  isGift: boolean
  period: { start: number; end: number } | null
  subscription: Subscription | null
  code: Shop['codes'][number] | null
  campaign: Campaign | null
  /** Whose coupon it was had for. */
  couponOf: Purchase | null
  /** What was had for the coupon that came with it. */
  spentBy: Purchase | null
}

export const currencyOf = ({ language }: Person) => (language === 'eng' ? 'gbp' : 'huf')

const reasons = {
  too_expensive: 30,
  unused: 34,
  missing_features: 8,
  switched_service: 6,
  other: 14,
  nothing: 8,
}

const plansOf = {
  monthly: {
    productKey: 'premium-month',
    months: 1,
    stays: (turn: number) => (turn === 0 ? 0.8 : 0.925),
  },
  yearly: { productKey: 'premium-year', months: 12, stays: () => 0.62 },
} as const

const analysisWeights = {
  'analysis-short': 40,
  'analysis-long': 30,
  'analysis-relationship': 20,
  'analysis-family': 7,
  'analysis-group': 3,
} as const satisfies Record<`analysis-${(typeof analysisKinds)[number]}`, number>

/** What people buy, one after the other; always between the day they joined and now. */
export function shopper(dice: Dice, shop: Shop, now: number) {
  const order = (buyer: Person, at: number, productKey: ProductKey): Purchase => ({
    ...{ person: buyer, buyer, at, productKey, state: 'fulfilled', kind: 'checkout' },
    ...{ price: shop.priceOf(productKey, currencyOf(buyer)), discount: 0, back: 0, backAt: 0 },
    ...{ isGift: false, period: null, subscription: null, code: null, campaign: null },
    ...{ couponOf: null, spentBy: null },
  })
  /** Some come back once, some in days, most of those who buy do it soon. */
  const after = (at: number, days: number) =>
    whole(at + hourMs / 6 + days * dayMs * dice.roll() ** 2.5)

  function takeCode(purchase: Purchase) {
    const code = shop.codes.find(({ from, until }) => from <= purchase.at && purchase.at < until)
    if (!code || !dice.may(0.12)) return purchase
    const price = { amount: purchase.price, currency: currencyOf(purchase.buyer) } as const
    const { amount } = discountOf(code, { key: purchase.productKey, price })
    if (amount >= purchase.price) return purchase
    return { ...purchase, code, discount: amount }
  }

  /** Sometimes it goes back within two weeks: all of it, or a part. */
  function giveBack(purchase: Purchase, share: number): Purchase {
    const backAt = whole(purchase.at + (0.2 + 13 * dice.roll()) * dayMs)
    const amount = purchase.price - purchase.discount
    if (backAt >= now || amount === 0 || !dice.may(share)) return purchase
    if (dice.may(0.8)) return { ...purchase, state: 'refunded', back: amount, backAt }
    const unit = smallestUnit[currencyOf(purchase.buyer)]
    return {
      ...purchase,
      back: Math.floor((amount * dice.between(2, 7)) / 10 / unit) * unit,
      backAt,
    }
  }

  /** A membership: charges until somebody has enough, and what they took for the coupons that came with them. */
  function subscribe(person: Person, plan: keyof typeof plansOf) {
    const { productKey, months, stays } = plansOf[plan]
    const startedAt = after(person.joinedAt, 240)
    if (startedAt >= now) return []
    const subscription: Subscription = {
      ...{ stripeId: `sub_1${dice.text(base62, 23)}`, person, productKey, startedAt },
      ...{
        status: 'active',
        isEnding: false,
        reason: null,
        pastDueSince: null,
        endedAt: null,
        end: startedAt,
      },
    }
    const purchases: Purchase[] = []
    for (let turn = 0; subscription.end < now && subscription.status === 'active'; turn += 1) {
      const start = subscription.end
      const end = addMonths(new Date(startedAt), (turn + 1) * months, env.TIME_ZONE).getTime()
      const charge: Purchase = {
        ...order(person, start, productKey),
        ...{ kind: turn === 0 ? 'checkout' : 'renewal', period: { start, end }, subscription },
      }
      subscription.end = end
      const paid = turn === 0 ? giveBack(takeCode(charge), 0.02) : charge
      purchases.push(paid)
      if (paid.state === 'refunded') cancel(subscription, paid.backAt)
      else if (end < now && isPastDue(subscription)) return [...purchases]
      else if (end < now && !dice.may(stays(turn))) cancel(subscription, end)
    }
    if (subscription.status === 'active' && dice.may(0.06))
      Object.assign(subscription, { isEnding: true, reason: reasonOf() })
    return purchases.flatMap((one) => [one, ...spendCoupon(one)])
  }

  const reasonOf = () => {
    const reason = dice.weighed(reasons)
    return reason === 'nothing' ? null : reason
  }

  const cancel = (subscription: Subscription, endedAt: number) =>
    Object.assign(subscription, { status: 'canceled', endedAt, reason: reasonOf() })

  /** The charge of these days did not go through, and the patience with it lasts. */
  function isPastDue(subscription: Subscription) {
    const { end } = subscription
    if (end < now - 6 * dayMs || !dice.may(0.12)) return false
    const next = addMonths(new Date(end), 1, env.TIME_ZONE).getTime()
    Object.assign(subscription, { status: 'past_due', pastDueSince: end, end: next })
    return true
  }

  /** Some take the analysis that comes with each paid term. */
  function spendCoupon(paid: Purchase): Purchase[] {
    const facts = productFacts(paid.productKey)
    const at = after(paid.at + hourMs, 40)
    if (facts.kind === 'analysis' || paid.state !== 'fulfilled' || at >= now || !dice.may(0.3))
      return []
    const free = order(paid.buyer, at, facts.coupon)
    const spent: Purchase = { ...free, discount: free.price, couponOf: paid }
    paid.spentBy = spent
    return [spent]
  }

  /** A year at the price of a campaign, when there was one after they came. */
  function buyYear(person: Person) {
    const campaign = shop.campaigns.find(({ from }) => from > person.joinedAt)
    if (!campaign) return []
    const at = whole(campaign.from + dice.roll() * (campaign.until - campaign.from))
    const bought: Purchase = { ...order(person, at, 'premium-year-discount'), campaign }
    campaign.uses += 1
    return [bought, ...spendCoupon(bought)]
  }

  function buyAnalyses(person: Person) {
    const bought: Purchase[] = []
    for (
      let at = after(person.joinedAt, 300);
      at < now && bought.length < 6;
      at = after(at + hourMs, 400)
    ) {
      const paid = giveBack(takeCode(order(person, at, dice.weighed(analysisWeights))), 0.03)
      const isAsked =
        paid.state === 'fulfilled' && paid.back === 0 && at > now - 30 * dayMs && dice.may(0.01)
      bought.push(isAsked ? { ...paid, state: 'disputed' } : paid)
      if (dice.may(0.45)) break
    }
    return bought
  }

  /** Before Christmas most of all; every fifth by somebody who has no account. */
  function give(person: Person) {
    const soon = after(person.joinedAt, 400)
    const christmas = whole(
      Date.UTC(new Date(soon).getUTCFullYear(), 11, 1) + dice.roll() * 22 * dayMs,
    )
    const at = dice.may(0.6) && christmas > soon ? christmas : soon
    if (at >= now) return []
    const productKey = dice.weighed({
      'premium-month': 3,
      'premium-year': 3,
      'analysis-short': 2,
      'analysis-long': 3,
      'analysis-relationship': 2,
    })
    const gift = { ...order(person, at, productKey), isGift: true }
    return [giveBack(takeCode(dice.may(0.2) ? { ...gift, person: null } : gift), 0.01)]
  }

  /** A page that somebody opened and did not pay at. */
  function giveUp(person: Person): Purchase[] {
    const at = whole(person.joinedAt + dice.roll() * (now - person.joinedAt))
    const productKey = dice.weighed({ ...analysisWeights, 'premium-month': 60, 'premium-year': 20 })
    return [
      { ...order(person, at, productKey), state: at > now - hourMs / 2 ? 'pending' : 'failed' },
    ]
  }

  /** Everything that somebody ever bought or left lying. */
  function purchasesOf(person: Person): Purchase[] {
    const kind = dice.weighed({ monthly: 19, yearly: 8, campaign: 3, nothing: 70 })
    return [
      ...(kind === 'campaign' ? buyYear(person) : []),
      ...(kind === 'monthly' || kind === 'yearly' ? subscribe(person, kind) : []),
      ...(dice.may(kind === 'nothing' ? 0.22 : 0.4) ? buyAnalyses(person) : []),
      ...(dice.may(0.06) ? give(person) : []),
      ...(dice.may(0.3) ? giveUp(person) : []),
    ]
  }
  return { purchasesOf, giveUp }
}

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
