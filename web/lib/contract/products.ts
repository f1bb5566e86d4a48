import { z } from 'zod'
import { moneySchema } from './money'
import {
  type ProductKey,
  type ProductKind,
  payLinkKey,
  productKindTable,
  productTable,
} from './product-tables'
import { plans } from './user'

type Filled<T> = [T, ...T[]]

export const productKinds = Object.keys(productKindTable).filter(
  (kind) => kind !== payLinkKey,
) as Filled<ProductKind>

export const productKeys = Object.keys(productTable) as Filled<ProductKey>

export const orderedKeys = [...productKeys, payLinkKey] as const

export const productKey = z.enum(productKeys, {
  error: ({ input }) => (input === undefined || input === '' ? 'missingField' : 'invalidField'),
})

export const productSchema = z.object({
  key: z.enum(productKeys),
  kind: z.enum(productKinds),
  /** In the deployment's language. */
  name: z.string(),
  /** What it unlocks, one line per feature. */
  unlocks: z.array(z.string()),
  /** In the deployment's currency. */
  price: moneySchema,
  /** Length of a term; null for a product without a term. */
  months: z.number().int().nullable(),
  plan: z.enum(plans).nullable(),
})

export type Product = z.infer<typeof productSchema>

/** GET /payment/products → the available products, in the order of the catalogue. Public. */
export const productsAnswer = z.object({ products: z.array(productSchema) })
