import { type Money, type ProductKey, smallestCharge, smallestUnit } from '@krono/contract'
import type { CouponRow } from './coupon-row'

type Discounting = Pick<CouponRow, 'kind' | 'percent' | 'amountHuf' | 'amountGbp' | 'freeProduct'>
type Priced = { key: ProductKey; price: Money }

const amountFields = { huf: 'amountHuf', gbp: 'amountGbp' } as const

/**
 * What a coupon takes off a price, in the price's currency: in coins that exist, rounded in the buyer's favour,
 * never more than the price. What Stripe would not charge any more is not charged at all.
 */
export function discountOf(coupon: Discounting, { key, price }: Priced): Money {
  const { amount, currency } = price
  const unit = smallestUnit[currency]
  const wanted = Math.ceil(wantedOf(coupon, { key, price }) / unit) * unit
  const rest = amount - wanted
  const isAll = wanted > 0 && rest < smallestCharge[currency]
  return { amount: isAll ? amount : wanted, currency }
}

/** In minor units, before rounding. */
function wantedOf(coupon: Discounting, { key, price }: Priced): number {
  switch (coupon.kind) {
    case 'percent':
      return (price.amount * (coupon.percent ?? 0)) / 100
    case 'amount':
      return coupon[amountFields[price.currency]] ?? 0
    case 'freeProduct':
      return coupon.freeProduct === key ? price.amount : 0
    case 'premiumDays':
      return 0
  }
}
