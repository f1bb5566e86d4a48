import { currencyOf, type Product, type ProductKey, productFacts } from '@krono/contract'
import { env } from '../lib/env'

/** A row of the catalogue: one language of a product. Prices are minor units. */
export type ProductRow = {
  key: ProductKey
  locale: string
  name: string
  /** A line each. */
  unlocks: string
  priceHuf: number
  priceGbp: number
  stripePriceHuf: string | null
  stripePriceGbp: string | null
}

export const productUid = 'api::product.product'

/** A product with what checkout needs and nobody else is told. */
export type FoundProduct = Product & {
  /** Id of a price at Stripe that an editor made there for it. */
  stripePrice: string | null
}

const fields = {
  huf: { price: 'priceHuf', stripePrice: 'stripePriceHuf' },
  gbp: { price: 'priceGbp', stripePrice: 'stripePriceGbp' },
} as const

/** A row as it is sold here: in the deployment's currency. */
export function foundProductOf(row: ProductRow): FoundProduct {
  const { key, name } = row
  const facts = productFacts(key)
  const currency = currencyOf(env.LANGUAGE)
  const { price, stripePrice } = fields[currency]
  const isTerm = facts.kind !== 'analysis'
  return {
    key,
    kind: facts.kind,
    name,
    unlocks: linesOf(row.unlocks),
    price: { amount: row[price], currency },
    stripePrice: row[stripePrice]?.trim() || null,
    months: isTerm ? facts.months : null,
    plan: isTerm ? facts.plan : null,
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
