import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import type { FoundProduct } from '../../catalogue/product-row'
import { faultOfPrice, type PriceFault, type StripePrice, wantedOf } from './price-fault'
import { stripe } from './stripe'
import { isGone } from './stripe-failure'

/** A product with a Stripe price, and what is wrong with that price. */
export type Checked = {
  product: FoundProduct
  atStripe: StripePrice | undefined
  fault?: PriceFault
}

async function findPrice(id: string, options?: Stripe.RequestOptions) {
  try {
    return await stripe().prices.retrieve(id, undefined, options)
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/** Reads the Stripe price of a product; undefined if the product has none. Throws if Stripe does not respond. */
export async function checkPrice(
  product: FoundProduct,
  options?: Stripe.RequestOptions,
): Promise<Checked | undefined> {
  if (!product.stripePrice) return undefined
  const atStripe = await findPrice(product.stripePrice, options)
  const fault = faultOfPrice(atStripe, wantedOf(product))
  return { product, atStripe, ...(fault && { fault }) }
}

/** Raises an incident for a price that differs from the catalogue; once per pair. */
export async function reportPrice(strapi: Core.Strapi, { product, atStripe, fault }: Checked) {
  if (!fault) return
  const { key, stripePrice, price } = product
  await raiseIncident(strapi, {
    kind: 'priceMismatch',
    reference: `${stripePrice} (${price.amount} ${price.currency})`,
    facts: {
      product: product.name,
      expected: price,
      ...(atStripe &&
        fault === 'differs' && {
          amount: { amount: atStripe.unit_amount, currency: atStripe.currency },
        }),
    },
    details: {
      product: key,
      fault,
      stripe: atStripe?.unit_amount ?? null,
      catalogue: price.amount,
    },
  })
}
