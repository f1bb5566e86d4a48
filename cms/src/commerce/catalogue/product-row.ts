import { currencyOf, type FixedKey, type Product, productFacts } from '@krono/contract'
import { env } from '../../platform/lib/env'

/** A catalogue row: one language of a product. Prices are in minor units. */
export type ProductRow = {
  key: FixedKey
  locale: string
  name: string
  /** One entry per line. */
  unlocks: string
  priceHuf: number
  priceGbp: number
  stripePriceHuf: string | null
  stripePriceGbp: string | null
}

export const productUid = 'api::product.product'

/** A product with internal fields for checkout, which no response contains. */
export type FoundProduct = Product & {
  /** Id of a Stripe price that an editor created for it. */
  stripePrice: string | null
}

const fields = {
  huf: { price: 'priceHuf', stripePrice: 'stripePriceHuf' },
  gbp: { price: 'priceGbp', stripePrice: 'stripePriceGbp' },
} as const

/** A row with the price in the deployment's currency. */
export function foundProductOf(row: ProductRow): FoundProduct {
  const { key, name } = row
  const facts = productFacts(key)
  const currency = currencyOf(env.LANGUAGE)
  const { price, stripePrice } = fields[currency]
  return {
    key,
    kind: facts.kind,
    name,
    unlocks: linesOf(row.unlocks),
    price: { amount: row[price], currency },
    was: null,
    stripePrice: row[stripePrice]?.trim() || null,
    months: 'months' in facts ? facts.months : null,
    plan: 'plan' in facts ? facts.plan : null,
  }
}

/** The entries of a text with one per line. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
