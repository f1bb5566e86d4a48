import { newId } from '../ids.ts'
import type { Coupon, Discount, Metadata } from '../types.ts'

export const couponOf = (facts: {
  id?: string
  created: number
  amountOff: number | null
  percentOff: number | null
  currency: string | null
  duration: string
  durationInMonths: number | null
  maxRedemptions: number | null
  redeemBy: number | null
  name: string | null
  metadata: Metadata
}): Coupon => ({
  id: facts.id ?? newId('coupon', 8).slice(7),
  object: 'coupon',
  amount_off: facts.amountOff,
  created: facts.created,
  currency: facts.currency,
  duration: facts.duration,
  duration_in_months: facts.durationInMonths,
  livemode: false,
  max_redemptions: facts.maxRedemptions,
  metadata: facts.metadata,
  name: facts.name,
  percent_off: facts.percentOff,
  redeem_by: facts.redeemBy,
  times_redeemed: 0,
  valid: true,
})

/** As one is made in the dashboard. */
export const couponForEver = (created: number, percentOff: number): Coupon =>
  couponOf({
    created,
    amountOff: null,
    percentOff,
    currency: null,
    duration: 'forever',
    durationInMonths: null,
    maxRedemptions: null,
    redeemBy: null,
    name: null,
    metadata: {},
  })

/** What a coupon takes off a subscription; `end` of one that holds for some months. */
export const discountOf = ({
  start,
  end,
  coupon,
  customer,
  subscription,
}: {
  start: number
  end: number | null
  coupon: string
  customer: string
  subscription: string
}): Discount => ({
  id: newId('di'),
  object: 'discount',
  checkout_session: null,
  customer,
  customer_account: null,
  end,
  invoice: null,
  invoice_item: null,
  promotion_code: null,
  source: { coupon, type: 'coupon' },
  start,
  subscription,
  subscription_item: null,
})
