import type { Currency, OrderState, ProductKey, payLinkKey } from '@krono/contract'
import type { Person } from './people'
import type { Campaign, Code } from './shop'

export type Subscription = {
  stripeId: string
  person: Person
  productKey: ProductKey
  startedAt: number
  /** Of the term that is paid, or that is to be. */
  end: number
  status: 'active' | 'past_due' | 'canceled'
  isEnding: boolean
  reason: string | null
  pastDueSince: number | null
  endedAt: number | null
}

/** A pay link of an admin's. Minor units. */
export type LinkMade = {
  name: string
  amount: number
  currency: Currency
  madeAt: number
  openUntil: number
  isOnce: boolean
  isOff: boolean
}

/** An order that is to be written, and what came of it. */
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
  /** Minor units that went back, and when. */
  back: number
  backAt: number
  isGift: boolean
  period: { start: number; end: number } | null
  subscription: Subscription | null
  code: Code | null
  campaign: Campaign | null
  /** The purchase that granted the coupon used for this one. */
  couponOf: Purchase | null
  /** What was had for the coupon that came with it. */
  spentBy: Purchase | null
}

/** What a guest paid by a pay link, which is nothing of the catalogue. */
export type LinkPayment = Omit<Purchase, 'productKey'> & {
  productKey: typeof payLinkKey
  link: LinkMade
}

export type Sold = Purchase | LinkPayment

export const isByLink = (sold: Sold): sold is LinkPayment => 'link' in sold

export const currencyOf = ({ language }: Pick<Person, 'language'>) =>
  language === 'eng' ? 'gbp' : 'huf'

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Terms are counted in seconds. */
export const whole = (ms: number) => Math.floor(ms / 1000) * 1000
