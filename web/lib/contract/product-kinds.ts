import { type OrderedKey, orderedFacts, type ProductKind, payLinkKey } from './products'

/**
 * What distinguishes kinds of products. Rules of cms and web read these facts and compare no kind's name; what a kind
 * does is in its module (decision product-kinds).
 */
export type ProductKindFacts = {
  /** Kinds of entitlements of a paid order. `term`: membership, so that only one may be bought at a time. */
  grants: readonly ('term' | 'coupon' | 'analysis')[]
  /** Charged again after each period, unless it is a gift. */
  renews: boolean
  /** Sold at a reduced price: coupons must name it, and a second one waits for the first to start. */
  isReduced: boolean
  /** Effect of a withdrawal after fulfilment: begun with consent, so no refund, or a refund less the days used. */
  withdrawal: 'begun' | 'deduction'
  /** Why a subscriber with such a term is charged later. */
  deferral: 'year' | 'extension'
}

const membership = {
  grants: ['term', 'coupon'],
  renews: false,
  isReduced: false,
  withdrawal: 'deduction',
  deferral: 'year',
} as const

export const productKindTable = {
  subscription: { ...membership, renews: true },
  term: { ...membership, isReduced: true },
  extension: { ...membership, isReduced: true, deferral: 'extension' },
  analysis: { ...membership, grants: ['analysis'], withdrawal: 'begun' },
  [payLinkKey]: { ...membership, grants: [] },
} as const satisfies Record<ProductKind | typeof payLinkKey, ProductKindFacts>

/** The same of an ordered product. */
export const productKindFacts = (key: OrderedKey): ProductKindFacts =>
  productKindTable[orderedFacts(key).kind]

/** Whether an order of it extends the membership. */
export const isMembership = (key: OrderedKey) => productKindFacts(key).grants.includes('term')

/** Whether an order of it makes an analysis. */
export const isAnalysis = (key: OrderedKey) => productKindFacts(key).grants.includes('analysis')
