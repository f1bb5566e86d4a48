import { type OrderedKey, type Product, productKeys } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { env } from '../lib/env'
import { contentLocales } from '../lib/locales'
import { type FoundProduct, foundProductOf, type ProductRow, productUid } from './product-row'

/** Rows of the catalogue in the languages that this deployment may speak. */
const findRows = ({ db }: Core.Strapi, where: { key?: OrderedKey }): Promise<ProductRow[]> =>
  db.query(productUid).findMany({
    where: { ...where, locale: { $in: [...contentLocales[env.LANGUAGE]] } },
  })

/** The row in the best language that a product has. */
const bestOf = (rows: readonly ProductRow[], key: OrderedKey): ProductRow | undefined =>
  contentLocales[env.LANGUAGE]
    .map((locale) => rows.find((row) => row.key === key && row.locale === locale))
    .find((row) => row !== undefined)

/** What is sold under a key, and for how much; undefined for what editors took out of the catalogue. */
export async function lookUpProduct(
  strapi: Core.Strapi,
  key: OrderedKey,
): Promise<FoundProduct | undefined> {
  const row = bestOf(await findRows(strapi, { key }), key)
  return row && foundProductOf(row)
}

/** The same for whoever would buy it; throws notFound. */
export async function findProduct(strapi: Core.Strapi, key: OrderedKey): Promise<FoundProduct> {
  const product = await lookUpProduct(strapi, key)
  if (!product) throw new AppError('notFound')
  return product
}

/** Everything that is sold, in the order of the catalogue. */
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
