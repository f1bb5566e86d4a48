import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import type { FoundProduct } from '../catalogue/product-row'
import { raiseIncident } from '../incidents/raise-incident'
import { faultOfPrice, type PriceFault, type ToldPrice, wantedOf } from './price-fault'
import { stripe } from './stripe'
import { isGone } from './stripe-failure'

/** A product that names a price of Stripe's, and what is wrong with it. */
export type Checked = { product: FoundProduct; told: ToldPrice | undefined; fault?: PriceFault }

async function findPrice(id: string, options?: Stripe.RequestOptions) {
  try {
    return await stripe().prices.retrieve(id, undefined, options)
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/** Asks Stripe for the price that a product names; undefined: it names none. Throws when Stripe does not answer. */
export async function checkPrice(
  product: FoundProduct,
  options?: Stripe.RequestOptions,
): Promise<Checked | undefined> {
  if (!product.stripePrice) return undefined
  const told = await findPrice(product.stripePrice, options)
  const fault = faultOfPrice(told, wantedOf(product))
  return { product, told, ...(fault && { fault }) }
}

/** Tells people of a price that is not what the catalogue says; of each pair once. */
export async function tellOfPrice(strapi: Core.Strapi, { product, told, fault }: Checked) {
  if (!fault) return
  const { key, stripePrice, price } = product
  await raiseIncident(strapi, {
    kind: 'priceMismatch',
    reference: `${stripePrice} (${price.amount} ${price.currency})`,
    facts: {
      product: product.name,
      expected: price,
      ...(told &&
        fault === 'differs' && { amount: { amount: told.unit_amount, currency: told.currency } }),
    },
    details: { product: key, fault, stripe: told?.unit_amount ?? null, catalogue: price.amount },
  })
}
