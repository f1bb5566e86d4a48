import type { Plan, ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findProduct } from '../catalogue/find-product'
import type { FoundProduct } from '../catalogue/product-row'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { askForChange, requireLiving } from './ask-for-change'
import { intervalOf } from './price-fault'
import { refusalOfChange } from './refusal-of-change'
import { stripe } from './stripe'
import { isMadeAlready } from './stripe-failure'
import { periodEndOf } from './subscription-terms'
import { usablePrice } from './usable-price'

const productOf = { monthly: 'premium-month', yearly: 'premium-year' } as const satisfies Record<
  Plan,
  ProductKey
>

/**
 * Another plan from the next charge on; nothing is charged now. What is agreed stands in Stripe's metadata,
 * so that we find it again after any accident. Throws notSubscribed, paymentOwed, chargeUnderWay, planFixed,
 * checkoutFailed, stripeBusy, stripeUnclear.
 */
export async function changePlan(strapi: Core.Strapi, userId: number, plan: Plan) {
  const { stripeId, plan: before } = await requireLiving(strapi, userId)
  if (before === plan) return
  const product = await findProduct(strapi, productOf[plan])
  const isAlive = await askForChange(strapi, { stripeId, certain: 'checkoutFailed' }, () =>
    agree(strapi, stripeId, product),
  )
  if (!isAlive) throw new AppError('notSubscribed')
}

async function agree(strapi: Core.Strapi, stripeId: string, product: FoundProduct) {
  const told = await stripe().subscriptions.retrieve(stripeId, { expand: ['latest_invoice'] })
  const refusal = refusalOfChange(told, now())
  if (refusal) throw new AppError(refusal)
  const [item] = told.items.data
  await stripe().subscriptions.update(stripeId, {
    items: [{ ...(item && { id: item.id }), ...(await priceOf(strapi, product)) }],
    proration_behavior: 'none',
    trial_end: Math.floor(periodEndOf(told).getTime() / 1000),
    metadata: { product: product.key, amount: String(product.price.amount), name: product.name },
  })
}

async function priceOf(strapi: Core.Strapi, product: FoundProduct) {
  const usable = await usablePrice(strapi, product, product.price)
  if (usable) return { price: usable }
  const { amount, currency } = product.price
  return {
    price_data: {
      currency,
      unit_amount: amount,
      product: await ensureStripeProduct(product),
      recurring: { interval: intervalOf(product) },
    },
  }
}

/** Stripe wants a product of its own for a price within a subscription. */
async function ensureStripeProduct({ key, name }: FoundProduct) {
  const id = `krono-${key}`
  try {
    await stripe().products.create({ id, name })
  } catch (error) {
    if (!isMadeAlready(error)) throw error
  }
  return id
}
