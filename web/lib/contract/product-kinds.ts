import {
  type OrderedKey,
  orderedFacts,
  type ProductKindFacts,
  productKindTable,
} from './product-tables'

/** The definition of the product's kind. */
export const productKindFacts = (key: OrderedKey): ProductKindFacts =>
  productKindTable[orderedFacts(key).kind]

/** Whether an order of it extends the membership. */
export const isMembership = (key: OrderedKey) => productKindFacts(key).grants.includes('term')

/** Whether an order of it creates an analysis. */
export const isAnalysis = (key: OrderedKey) => productKindFacts(key).grants.includes('analysis')

/** Whether it can be bought as a gift. */
export const isGiveable = (key: OrderedKey) => productKindFacts(key).isGiveable
