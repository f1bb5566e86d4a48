import type { OrderState, ProductKey } from '@krono/contract'
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

/** An order that is to be written, and what came of it. */
export type Purchase = {
  /** null: somebody without an account. */
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
  /** Whose coupon it was had for. */
  couponOf: Purchase | null
  /** What was had for the coupon that came with it. */
  spentBy: Purchase | null
}

export const currencyOf = ({ language }: Pick<Person, 'language'>) =>
  language === 'eng' ? 'gbp' : 'huf'

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Terms are counted in seconds. */
export const whole = (ms: number) => Math.floor(ms / 1000) * 1000
