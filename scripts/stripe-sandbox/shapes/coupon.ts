import { newId } from '../ids.ts'
import type { Coupon, Discount, Metadata } from '../types.ts'

export const couponOf = (facts: {
  id?: string
  created: number
  amountOff?: number | null
  percentOff?: number
  currency?: string | null
  duration: string
  maxRedemptions?: number | null
  name?: string | null
  metadata?: Metadata
}): Coupon => ({
  id: facts.id ?? newId('coupon', 8).slice(7),
  object: 'coupon',
  amount_off: facts.amountOff ?? null,
  created: facts.created,
  currency: facts.currency ?? null,
  duration: facts.duration,
  duration_in_months: null,
  livemode: false,
  max_redemptions: facts.maxRedemptions ?? null,
  metadata: facts.metadata ?? {},
  name: facts.name ?? null,
  percent_off: facts.percentOff ?? null,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
})

/** A permanent coupon, as the dashboard creates it. */
export const couponForEver = (created: number, percentOff: number): Coupon =>
  couponOf({ created, percentOff, duration: 'forever' })

/** The discount of a coupon on a subscription. */
export const discountOf = ({
  start,
  coupon,
  customer,
  subscription,
}: {
  start: number
  coupon: string
  customer: string
  subscription: string
}): Discount => ({
  id: newId('di'),
  object: 'discount',
  checkout_session: null,
  customer,
  customer_account: null,
  end: null,
  invoice: null,
  invoice_item: null,
  promotion_code: null,
  source: { coupon, type: 'coupon' },
  start,
  subscription,
  subscription_item: null,
})
