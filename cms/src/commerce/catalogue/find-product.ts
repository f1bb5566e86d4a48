import { type OrderedKey, type Product, productKeys } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { contentLocales } from '../../platform/lib/locales'
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
  const row = bestOf(await findRows(strapi, { key }), key)
  return row && foundProductOf(row)
}

/** The same for a purchase; throws notFound. */
export async function findProduct(strapi: Core.Strapi, key: OrderedKey): Promise<FoundProduct> {
  const product = await lookUpProduct(strapi, key)
  if (!product) throw new AppError('notFound')
  return product
}

/** All products on sale, in catalogue order. */
export async function listProducts(strapi: Core.Strapi): Promise<Product[]> {
  const rows = await findRows(strapi, {})
  return productKeys
    .map((key) => bestOf(rows, key))
    .filter((row) => row !== undefined)
    .map((row) => {
      const { stripePrice: _, ...product } = foundProductOf(row)
      return product
    })
}
