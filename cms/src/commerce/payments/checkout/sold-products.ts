import { analysisOfProduct, type OrderedKey, type Product } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { incompleteKinds } from '../../../analysis/analysis-texts/complete-kinds'
import { AppError } from '../../../platform/lib/app-error'
import { env } from '../../../platform/lib/env'
import { listProducts } from '../../catalogue/find-product'

/** An analysis is sold only in languages in which all its texts exist (spec §1, "Names"). */
async function unsoldKinds(strapi: Core.Strapi) {
  const incomplete = await incompleteKinds(strapi, env.LANGUAGE)
  return (product: OrderedKey) => {
    const kind = analysisOfProduct(product)
    return kind !== undefined && incomplete.includes(kind)
  }
}

/** All products on sale, without analyses that lack texts in the deployment's language. */
export async function soldProducts(strapi: Core.Strapi): Promise<Product[]> {
  const isUnsold = await unsoldKinds(strapi)
  return (await listProducts(strapi)).filter(({ key }) => !isUnsold(key))
}

/** Throws analysisNotInLanguage. */
export async function requireSold(strapi: Core.Strapi, product: OrderedKey) {
  const isUnsold = await unsoldKinds(strapi)
  if (isUnsold(product)) throw new AppError('analysisNotInLanguage')
}
