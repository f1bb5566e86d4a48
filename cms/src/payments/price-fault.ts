import type { Money } from '@krono/contract'
import type Stripe from 'stripe'
import type { FoundProduct } from '../catalogue/product-row'

export type Interval = 'month' | 'year'

/** What a price is to be: null is paid once. */
export type Wanted = Money & { interval: Interval | null }

export type ToldPrice = Pick<Stripe.Price, 'active' | 'unit_amount' | 'currency'> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> | null
}

/** gone: Stripe does not know it, or sells it no more; differs: it is another amount, or charged at other times. */
export type PriceFault = 'gone' | 'differs'

export const intervalOf = ({ plan }: Pick<FoundProduct, 'plan'>): Interval =>
  plan === 'monthly' ? 'month' : 'year'

export const wantedOf = (product: FoundProduct): Wanted => ({
  ...product.price,
  interval: product.kind === 'subscription' ? intervalOf(product) : null,
})

/** What is wrong with a price of Stripe's that a product of ours names; undefined: it is what it is to be. */
export function faultOfPrice(told: ToldPrice | undefined, wanted: Wanted): PriceFault | undefined {
  if (!told?.active) return 'gone'
  const { unit_amount, currency, recurring } = told
  const isSame =
    unit_amount === wanted.amount &&
    currency === wanted.currency &&
    (recurring?.interval ?? null) === wanted.interval &&
    (recurring?.interval_count ?? 1) === 1
  return isSame ? undefined : 'differs'
}
