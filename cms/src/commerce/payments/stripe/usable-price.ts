import type { Money } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { FoundProduct } from '../../catalogue/product-row'
import { checkPrice, reportPrice } from './check-price'

/**
 * The Stripe price id of a product, if it equals the promised price. Otherwise undefined: our price is sent inline, so
 * that no other amount is charged, and an incident is raised.
 */
export async function usablePrice(
  strapi: Core.Strapi,
  product: FoundProduct | undefined,
  promised: Money,
): Promise<string | undefined> {
  const checked = product && (await checkPrice(product))
  if (!checked) return undefined
  await reportPrice(strapi, checked)
  const { price, stripePrice } = checked.product
  // An editor may have changed both since the order.
  const isPromised = price.amount === promised.amount && price.currency === promised.currency
  return checked.fault || !isPromised ? undefined : (stripePrice ?? undefined)
}
