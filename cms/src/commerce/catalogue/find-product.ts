import {
  fixedKeys,
  type ItemKey,
  isItemKey,
  itemKinds,
  type OrderedKey,
  type Product,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { contentLocales } from '../../platform/lib/locales'
import { listItems, lookUpItem } from './items'
import { type FoundProduct, foundProductOf, type ProductRow, productUid } from './product-row'

/** Catalogue rows in the languages that this deployment may show. */
const findRows = ({ db }: Core.Strapi, where: { key?: OrderedKey }): Promise<ProductRow[]> =>
  db.query(productUid).findMany({
    where: { ...where, locale: { $in: [...contentLocales[env.LANGUAGE]] } },
  })

/** The row in the best available language. */
const bestOf = (rows: readonly ProductRow[], key: OrderedKey): ProductRow | undefined =>
  contentLocales[env.LANGUAGE]
    .map((locale) => rows.find((row) => row.key === key && row.locale === locale))
    .find((row) => row !== undefined)

/** The product of a key with its price; undefined if editors removed it from the catalogue. */
export async function lookUpProduct(
  strapi: Core.Strapi,
  key: OrderedKey,
): Promise<FoundProduct | undefined> {
  if (isItemKey(key)) return lookUpItem(strapi, key)
  const row = bestOf(await findRows(strapi, { key }), key)
  return row && foundProductOf(row)
}

/** The same for a purchase; throws notFound, also for an item that is off sale. */
export async function findProduct(strapi: Core.Strapi, key: OrderedKey): Promise<FoundProduct> {
  const product = isItemKey(key) ? await findOnSale(strapi, key) : await lookUpProduct(strapi, key)
  if (!product) throw new AppError('notFound')
  return product
}

async function findOnSale(strapi: Core.Strapi, key: ItemKey): Promise<FoundProduct | undefined> {
  const item = await lookUpItem(strapi, key)
  return item?.isOffSale ? undefined : item
}

/** All products on sale: the fixed ones in catalogue order, then courses and e-books. */
export async function listProducts(strapi: Core.Strapi): Promise<Product[]> {
  const rows = await findRows(strapi, {})
  const fixed = fixedKeys
    .map((key) => bestOf(rows, key))
    .filter((row) => row !== undefined)
    .map(foundProductOf)
  const items = await Promise.all(itemKinds.map((kind) => listItems(strapi, kind)))
  return [...fixed, ...items.flat()].map(({ stripePrice: _, ...product }) => product)
}
