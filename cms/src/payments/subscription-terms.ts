import { type OrderedKey, orderedFacts, type ProductKey, productKeys } from '@krono/contract'
import type Stripe from 'stripe'
import { instantOf } from './stripe'

/** What was agreed for a time of a subscription. */
export type Terms = {
  productKey: ProductKey
  /** Minor units. */
  amount: number
  /** How the product was called then; null: before that was written down. */
  name: string | null
}

/** What was agreed, by the id of the price that Stripe charges for it: an invoice names the price of its own time. */
export type Agreed = Readonly<Record<string, Terms>>

type Timed = {
  start_date: number
  items: { data: readonly Pick<Stripe.SubscriptionItem, 'current_period_end'>[] }
}

/** The end of the time that runs: when the next charge is made. */
export const periodEndOf = ({ items, start_date }: Timed) =>
  instantOf(Math.max(start_date, ...items.data.map((item) => item.current_period_end)))

const isKey = (key: string | undefined): key is ProductKey =>
  productKeys.some((known) => known === key)

/** A change of plan as it stands in Stripe's metadata, which only we write; undefined: there was none. */
export function changedTerms({ metadata }: Pick<Stripe.Subscription, 'metadata'>) {
  const { product, amount, name = null } = metadata
  if (!isKey(product) || !/^\d+$/.test(amount ?? '')) return undefined
  return { productKey: product, amount: Number(amount), name } satisfies Terms
}

/** The plan of a product that renews. */
export function planOf(key: OrderedKey) {
  const facts = orderedFacts(key)
  return 'plan' in facts ? facts.plan : undefined
}

type Priced = { items: { data: readonly { price: Pick<Stripe.Price, 'id'> }[] } }

/** With what is agreed for the price that Stripe charges from now on; what was agreed before stays. */
export function withTerms(before: Agreed | null, { items }: Priced, terms: Terms): Agreed {
  const price = items.data[0]?.price.id
  return price ? { ...before, [price]: terms } : { ...before }
}
