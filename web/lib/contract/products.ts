import { z } from 'zod'
import { moneySchema } from './money'
import { plans } from './user'

export const productKinds = ['subscription', 'term', 'extension', 'analysis'] as const

export type ProductKind = (typeof productKinds)[number]

/**
 * What is sold (spec §9, "Catalogue"); prices live in the cms. `people`: fewest and most of an analysis.
 * `coupon`: the analysis that comes free with a paid term of it.
 */
export const productTable = {
  'premium-month': { kind: 'subscription', plan: 'monthly', months: 1, coupon: 'analysis-short' },
  'premium-year': { kind: 'subscription', plan: 'yearly', months: 12, coupon: 'analysis-long' },
  'premium-year-discount': { kind: 'term', plan: 'yearly', months: 12, coupon: 'analysis-long' },
  'premium-year-extension': {
    kind: 'extension',
    plan: 'yearly',
    months: 12,
    coupon: 'analysis-long',
  },
  'analysis-short': { kind: 'analysis', people: [1, 1] },
  'analysis-long': { kind: 'analysis', people: [1, 1] },
  'analysis-relationship': { kind: 'analysis', people: [2, 2] },
  'analysis-family': { kind: 'analysis', people: [2, 8] },
  'analysis-group': { kind: 'analysis', people: [3, 20] },
} as const satisfies Record<string, ProductFacts>

type ProductFacts =
  | {
      kind: Exclude<ProductKind, 'analysis'>
      plan: (typeof plans)[number]
      months: number
      coupon: 'analysis-short' | 'analysis-long'
    }
  | { kind: 'analysis'; people: readonly [fewest: number, most: number] }

export type ProductKey = keyof typeof productTable

export const productKeys = Object.keys(productTable) as [ProductKey, ...ProductKey[]]

/** What is known of a product, with every field. */
export const productFacts = (key: ProductKey): ProductFacts => productTable[key]

/** What an order says that was paid by a pay link: nothing of the catalogue. */
export const payLinkKey = 'pay-link'

export const orderedKeys = [...productKeys, payLinkKey] as const

/** What an order is about. */
export type OrderedKey = (typeof orderedKeys)[number]

/** The same of an order, which may be about no product. */
export const orderedFacts = (key: OrderedKey) =>
  key === payLinkKey ? ({ kind: payLinkKey } as const) : productFacts(key)

/** Products that may be gifts: paid once, never renewed. */
export const giftKeys = [
  'premium-month',
  'premium-year',
  'analysis-short',
  'analysis-long',
  'analysis-relationship',
  'analysis-family',
  'analysis-group',
] as const satisfies readonly ProductKey[]

export const productKey = z.enum(productKeys, {
  error: ({ input }) => (input === undefined || input === '' ? 'missingField' : 'invalidField'),
})

export const productSchema = z.object({
  key: z.enum(productKeys),
  kind: z.enum(productKinds),
  /** In the deployment's language. */
  name: z.string(),
  /** What it unlocks, a line each. */
  unlocks: z.array(z.string()),
  /** In the deployment's currency. */
  price: moneySchema,
  /** Length of a term; null for what is no term. */
  months: z.number().int().nullable(),
  plan: z.enum(plans).nullable(),
})

export type Product = z.infer<typeof productSchema>

/** GET /payment/products → what can be bought, in the order of the catalogue. Open. */
export const productsAnswer = z.object({ products: z.array(productSchema) })
