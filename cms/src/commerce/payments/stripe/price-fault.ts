import { type Money, productKindTable } from '@krono/contract'
import type Stripe from 'stripe'
import type { FoundProduct } from '../../catalogue/product-row'

export type Interval = 'month' | 'year'

/** The expected price; interval null: a one-off payment. */
export type Wanted = Money & { interval: Interval | null }

export type StripePrice = Pick<Stripe.Price, 'active' | 'unit_amount' | 'currency'> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> | null
}

/** gone: unknown to Stripe or inactive; differs: another amount or interval. */
export type PriceFault = 'gone' | 'differs'

export const intervalOf = ({ plan }: Pick<FoundProduct, 'plan'>): Interval =>
  plan === 'monthly' ? 'month' : 'year'

export const wantedOf = (product: FoundProduct): Wanted => ({
  ...product.price,
  interval: productKindTable[product.kind].renews ? intervalOf(product) : null,
})

/** What is wrong with a product's Stripe price; undefined: nothing. */
export function faultOfPrice(
  atStripe: StripePrice | undefined,
  wanted: Wanted,
): PriceFault | undefined {
  if (!atStripe?.active) return 'gone'
  const { unit_amount, currency, recurring } = atStripe
  const isSame =
    unit_amount === wanted.amount &&
    currency === wanted.currency &&
    (recurring?.interval ?? null) === wanted.interval &&
    (recurring?.interval_count ?? 1) === 1
  return isSame ? undefined : 'differs'
}
