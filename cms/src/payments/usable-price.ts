import type { Money } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { FoundProduct } from '../catalogue/product-row'
import { checkPrice, tellOfPrice } from './check-price'

/**
 * The id of Stripe's price for a product, while that is what was promised. Else undefined: our price is told with the
 * call, so that nobody is charged anything else, and somebody has to look.
 */
export async function usablePrice(
  strapi: Core.Strapi,
  product: FoundProduct | undefined,
  promised: Money,
): Promise<string | undefined> {
  const checked = product && (await checkPrice(product))
  if (!checked) return undefined
  await tellOfPrice(strapi, checked)
  const { price, stripePrice } = checked.product
  // Its editor may have changed both since it was ordered.
  const isPromised = price.amount === promised.amount && price.currency === promised.currency
  return checked.fault || !isPromised ? undefined : (stripePrice ?? undefined)
}
