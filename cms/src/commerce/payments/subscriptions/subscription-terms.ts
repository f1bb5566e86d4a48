import { fixedKeys, type OrderedKey, orderedFacts, type ProductKey } from '@krono/contract'
import type Stripe from 'stripe'
import { instantOf } from '../stripe/stripe'

/** Agreed terms for a period of a subscription. */
export type Terms = {
  productKey: ProductKey
  /** Minor units. */
  amount: number
  /** The product's name at that time; null: older than this field. */
  name: string | null
}

/** Agreed terms by Stripe price id: an invoice names the price of its own period. */
export type Agreed = Readonly<Record<string, Terms>>

type Timed = {
  start_date: number
  items: { data: readonly Pick<Stripe.SubscriptionItem, 'current_period_end'>[] }
}

/** The end of the current period: the date of the next charge. */
export const periodEndOf = ({ items, start_date }: Timed) =>
  instantOf(Math.max(start_date, ...items.data.map((item) => item.current_period_end)))

const isKey = (key: string | undefined): key is ProductKey =>
  fixedKeys.some((known) => known === key)

/** A change of plan from Stripe's metadata, which only we write; undefined: there was none. */
export function changedTerms({ metadata }: Pick<Stripe.Subscription, 'metadata'>) {
  const { product, amount, name = null } = metadata
  if (!isKey(product) || !/^\d+$/.test(amount ?? '')) return undefined
  return { productKey: product, amount: Number(amount), name } satisfies Terms
}

/** The plan of a renewing product. */
export function planOf(key: OrderedKey) {
  const facts = orderedFacts(key)
  return 'plan' in facts ? facts.plan : undefined
}

type Priced = { items: { data: readonly { price: Pick<Stripe.Price, 'id'> }[] } }

/** Adds the terms for Stripe's current price; earlier ones stay. */
export function withTerms(before: Agreed | null, { items }: Priced, terms: Terms): Agreed {
  const price = items.data[0]?.price.id
  return price ? { ...before, [price]: terms } : { ...before }
}
