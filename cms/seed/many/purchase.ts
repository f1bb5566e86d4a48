import type { Currency, OrderState, ProductKey, payLinkKey } from '@krono/contract'
import type { Person } from './people'
import type { Campaign, Code } from './shop'

export type Subscription = {
  stripeId: string
  person: Person
  productKey: ProductKey
  startedAt: number
  /** End of the paid term, or of the one to be paid. */
  end: number
  status: 'active' | 'past_due' | 'canceled'
  isEnding: boolean
  reason: string | null
  pastDueSince: number | null
  endedAt: number | null
}

/** An admin's payment link; amounts in minor units. */
export type PayLink = {
  name: string
  amount: number
  currency: Currency
  madeAt: number
  openUntil: number
  isOnce: boolean
  isOff: boolean
}

/** An order to be written, and its outcome. */
export type Purchase = {
  /** null: a buyer without an account. */
  person: Person | null
  buyer: Person
  at: number
  productKey: ProductKey
  state: Extract<OrderState, 'pending' | 'failed' | 'fulfilled' | 'refunded' | 'disputed'>
  kind: 'checkout' | 'renewal'
  price: number
  discount: number
  /** The refunded amount in minor units, and the time of the refund. */
  back: number
  backAt: number
  isGift: boolean
  period: { start: number; end: number } | null
  subscription: Subscription | null
  code: Code | null
  campaign: Campaign | null
  /** The purchase that granted the coupon used for this one. */
  couponOf: Purchase | null
  /** The purchase that used the coupon granted by this one. */
  spentBy: Purchase | null
}

/** A guest's payment by link; it is for no product of the catalogue. */
export type LinkPayment = Omit<Purchase, 'productKey'> & {
  productKey: typeof payLinkKey
  link: PayLink
}

export type Sold = Purchase | LinkPayment

export const isByLink = (sold: Sold): sold is LinkPayment => 'link' in sold

export const currencyOf = ({ language }: Pick<Person, 'language'>) =>
  language === 'eng' ? 'gbp' : 'huf'

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Rounds down to seconds, the precision of terms. */
export const whole = (ms: number) => Math.floor(ms / 1000) * 1000
