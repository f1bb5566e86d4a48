import { type ItemKey, type ItemKind, itemOf } from './item-keys'
import type { plans } from './user'

/**
 * What distinguishes kinds of products. Rules of cms and web read these facts and compare no kind's name; what a kind
 * does is in its module (decision product-kinds).
 */
export type ProductKindFacts = {
  /** Kinds of entitlements of a paid order. `term`: membership, so that only one may be bought at a time. */
  grants: readonly ('term' | 'coupon' | 'analysis' | 'item')[]
  /** Charged again after each period, unless it is a gift. */
  renews: boolean
  /** Sold at a reduced price: coupons must name it, and a second one waits for the first to start. */
  isReduced: boolean
  /** May be bought as a gift: paid once, never renewed. */
  isGiveable: boolean
  /** Effect of a withdrawal after fulfilment: begun with consent, so no refund, or a refund less the days used. */
  withdrawal: 'begun' | 'deduction'
  /** Why a subscriber with such a term is charged later. */
  deferral: 'year' | 'extension'
}

/** What an order says that was paid by a pay link: nothing of the catalogue. */
export const payLinkKey = 'pay-link'

const membership = {
  grants: ['term', 'coupon'],
  renews: false,
  isReduced: false,
  isGiveable: false,
  withdrawal: 'deduction',
  deferral: 'year',
} as const

const item = { ...membership, grants: ['item'], isGiveable: true, withdrawal: 'begun' } as const

/** Kinds of what is sold. */
export const productKindTable = {
  subscription: { ...membership, renews: true, isGiveable: true },
  term: { ...membership, isReduced: true },
  extension: { ...membership, isReduced: true, deferral: 'extension' },
  analysis: { ...membership, grants: ['analysis'], isGiveable: true, withdrawal: 'begun' },
  course: item,
  ebook: item,
  [payLinkKey]: { ...membership, grants: [] },
} as const satisfies Record<string, ProductKindFacts>

export type ProductKind = Exclude<keyof typeof productKindTable, typeof payLinkKey>

/** `people`: fewest and most of an analysis. `coupon`: the analysis that comes free with a paid term. */
type ProductFacts =
  | {
      kind: 'subscription' | 'term' | 'extension'
      plan: (typeof plans)[number]
      months: number
      coupon: 'analysis-short' | 'analysis-long'
    }
  | { kind: 'analysis'; people: readonly [fewest: number, most: number] }
  | { kind: ItemKind }

/** Products with a fixed key (spec §9, "Catalogue"); prices live in the cms. */
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

export type FixedKey = keyof typeof productTable

/** Key of a product: a fixed one, or an item that editors added (`item-keys.ts`). */
export type ProductKey = FixedKey | ItemKey

/** What an order is about. */
export type OrderedKey = ProductKey | typeof payLinkKey

/** Whether a key is one of `productTable`. */
export const isFixedKey = (key: string): key is FixedKey => Object.hasOwn(productTable, key)

/** What is known of a product, with every field. */
export function productFacts(key: ProductKey): ProductFacts {
  if (isFixedKey(key)) return productTable[key]
  const kind = itemOf(key)?.kind
  if (!kind) throw new Error(`${key} is no product.`)
  return { kind }
}

/** The same of an order, which may be about no product. */
export const orderedFacts = (key: OrderedKey) =>
  key === payLinkKey ? ({ kind: payLinkKey } as const) : productFacts(key)
