import { type Money, type ProductKey, smallestCharge, smallestUnit } from '@krono/contract'
import type { CouponRow } from './coupon-row'

type Discounting = Pick<CouponRow, 'kind' | 'percent' | 'amountHuf' | 'amountGbp' | 'freeProduct'>
type Priced = { key: ProductKey; price: Money }

const amountFields = { huf: 'amountHuf', gbp: 'amountGbp' } as const

/**
 * The discount of a coupon on a price, in the price's currency: payable in coins, rounded in the buyer's favour,
 * between 0 and the price. A rest below Stripe's minimum is discounted too.
 */
export function discountOf(coupon: Discounting, { key, price }: Priced): Money {
  const { amount, currency } = price
  const unit = smallestUnit[currency]
  const asked = Math.ceil(wantedOf(coupon, { key, price }) / unit) * unit
  const wanted = Math.max(0, Math.min(asked, amount))
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
