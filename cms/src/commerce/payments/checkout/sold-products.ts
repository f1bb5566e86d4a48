import { analysisOfProduct, type OrderedKey, type Product } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { incompleteKinds } from '../../../analysis/analysis-texts/complete-kinds'
import { AppError } from '../../../platform/lib/app-error'
import { env } from '../../../platform/lib/env'
import { listProducts } from '../../catalogue/find-product'

/** An analysis is sold only in languages in which all its texts exist (spec §1, "Names"). */
async function isSold(strapi: Core.Strapi, product: OrderedKey): Promise<boolean> {
  const kind = analysisOfProduct(product)
  return !kind || !(await incompleteKinds(strapi, env.LANGUAGE)).includes(kind)
}

/** All products on sale, without analyses that lack texts in the deployment's language. */
export async function soldProducts(strapi: Core.Strapi): Promise<Product[]> {
  const products = await listProducts(strapi)
  const sold = await Promise.all(products.map(({ key }) => isSold(strapi, key)))
  return products.filter((_, place) => sold[place])
}

/** Throws analysisNotInLanguage. */
export async function requireSold(strapi: Core.Strapi, product: OrderedKey) {
  if (!(await isSold(strapi, product))) throw new AppError('analysisNotInLanguage')
}
