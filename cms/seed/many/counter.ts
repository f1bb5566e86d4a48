import { type ProductKey, productFacts, smallestUnit } from '@krono/contract'
import { discountOf } from '../../src/commerce/coupons/discount-of'
import type { Dice } from './dice'
import type { Person } from './people'
import { currencyOf, dayMs, hourMs, type Purchase, whole } from './purchase'
import type { Shop } from './shop'

/** Functions that all kinds of purchase share. */
export function purchaseToolsOf(dice: Dice, shop: Shop, now: number) {
  const order = (buyer: Person, at: number, productKey: ProductKey): Purchase => ({
    ...{ person: buyer, buyer, at, productKey, state: 'fulfilled', kind: 'checkout' },
    ...{ price: shop.priceOf(productKey, currencyOf(buyer)), discount: 0, back: 0, backAt: 0 },
    ...{ isGift: false, period: null, subscription: null, code: null, campaign: null },
    ...{ couponOf: null, spentBy: null },
  })

  /** An instant within so many days, usually an early one. */
  const after = (at: number, days: number) =>
    whole(at + hourMs / 6 + days * dayMs * dice.roll() ** 2.5)

  function takeCode(purchase: Purchase): Purchase {
    const code = shop.codes.find(({ from, until }) => from <= purchase.at && purchase.at < until)
    if (!code || !dice.may(0.12)) return purchase
    const price = { amount: purchase.price, currency: currencyOf(purchase.buyer) } as const
    const { amount } = discountOf(code, { key: purchase.productKey, price })
    return amount < purchase.price ? { ...purchase, code, discount: amount } : purchase
  }

  /** Refunds some purchases within two weeks, in full or in part. */
  function refund(purchase: Purchase, share: number): Purchase {
    const backAt = whole(purchase.at + (0.2 + 13 * dice.roll()) * dayMs)
    const amount = purchase.price - purchase.discount
    if (backAt >= now || !dice.may(share)) return purchase
    if (dice.may(0.8)) return { ...purchase, state: 'refunded', back: amount, backAt }
    const unit = smallestUnit[currencyOf(purchase.buyer)]
    const back = Math.floor((amount * dice.between(2, 7)) / 10 / unit) * unit
    return { ...purchase, back, backAt }
  }

  /** Some buyers use the coupon that comes with each paid term. */
  function spendCoupon(paid: Purchase): Purchase[] {
    const facts = productFacts(paid.productKey)
    const at = after(paid.at + hourMs, 40)
    if (!('coupon' in facts) || paid.state !== 'fulfilled' || at >= now || !dice.may(0.3)) return []
    const free = order(paid.buyer, at, facts.coupon)
    paid.spentBy = { ...free, discount: free.price, couponOf: paid }
    return [paid.spentBy]
  }
  return { order, after, takeCode, refund, spendCoupon }
}

export type PurchaseTools = ReturnType<typeof purchaseToolsOf>
