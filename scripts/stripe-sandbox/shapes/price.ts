import { newId } from '../ids.ts'
import type { Plan, Price } from '../types.ts'

export type Interval = 'day' | 'week' | 'month' | 'year'

/** @param facts the amount in minor units; without an interval it is a one-time price */
export const priceOf = ({
  id = newId('price'),
  created,
  product,
  currency,
  unitAmount,
  interval,
  intervalCount = 1,
}: {
  id?: string
  created: number
  product: string
  currency: string
  unitAmount: number
  interval: Interval | null
  intervalCount?: number
}): Price => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product,
  recurring: interval && {
    interval,
    interval_count: intervalCount,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: interval ? 'recurring' : 'one_time',
  unit_amount: unitAmount,
  unit_amount_decimal: String(unitAmount),
})

/** Stripe's older form of a recurring price, still present in every subscription item. */
export const planOf = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})
