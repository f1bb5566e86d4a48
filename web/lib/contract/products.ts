import { z } from 'zod'
import { isItemKey } from './item-keys'
import { moneySchema } from './money'
import {
  type FixedKey,
  isFixedKey,
  type OrderedKey,
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

/** Keys of the products with a fixed key, in the order of the catalogue. */
export const fixedKeys = Object.keys(productTable) as Filled<FixedKey>

export const fixedOrderedKeys = [...fixedKeys, payLinkKey] as const

const longestKey = 60

const isProductKey = (key: unknown): key is ProductKey =>
  typeof key === 'string' && (isFixedKey(key) || isItemKey(key))

/** Product keys in the order of the catalogue: the fixed ones first, then items. */
export const inCatalogueOrder = (keys: readonly ProductKey[]): ProductKey[] => [
  ...fixedKeys.filter((key) => keys.includes(key)),
  ...keys.filter(isItemKey),
]

/** A product key of an answer. */
export const anyProductKey = z
  .string()
  .refine(isProductKey)
  .transform((key) => key as ProductKey)

/** A product key of an answer about an order. */
export const anyOrderedKey = z
  .string()
  .refine((key) => key === payLinkKey || isProductKey(key))
  .transform((key) => key as OrderedKey)

/** A product key of a request. */
export const productKey = z
  .string({
    error: ({ input }) => (input === undefined || input === '' ? 'missingField' : 'invalidField'),
  })
  .max(longestKey, { error: 'invalidField', abort: true })
  .refine((key) => key !== '', { error: 'missingField', abort: true })
  .refine(isProductKey, { error: 'invalidField', abort: true })
  .transform((key) => key as ProductKey)

export const productSchema = z.object({
  key: anyProductKey,
  kind: z.enum(productKinds),
  /** In the deployment's language. */
  name: z.string(),
  /** What it unlocks, one line per feature. */
  unlocks: z.array(z.string()),
  /** In the deployment's currency. */
  price: moneySchema,
  /** The usual price of an item that a campaign reduces; otherwise null. */
  was: moneySchema.nullable(),
  /** Length of a term; null for a product without a term. */
  months: z.number().int().nullable(),
  plan: z.enum(plans).nullable(),
})

export type Product = z.infer<typeof productSchema>

/** GET /payment/products → the available products, in the order of the catalogue. Public. */
export const productsAnswer = z.object({ products: z.array(productSchema) })

/** GET /payment/owned → the courses and e-books that the caller can use now, by product key. */
export const ownedItemsAnswer = z.object({ items: z.array(anyProductKey) })
