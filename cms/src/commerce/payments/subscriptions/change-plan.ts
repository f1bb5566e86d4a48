import type { Plan, ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { findProduct } from '../../catalogue/find-product'
import type { FoundProduct } from '../../catalogue/product-row'
import { intervalOf } from '../stripe/price-fault'
import { stripe } from '../stripe/stripe'
import { isMadeAlready } from '../stripe/stripe-failure'
import { usablePrice } from '../stripe/usable-price'
import { askForChange, requireLiving } from './ask-for-change'
import { refusalOfChange } from './refusal-of-change'
import { periodEndOf } from './subscription-terms'

const productOf = { monthly: 'premium-month', yearly: 'premium-year' } as const satisfies Record<
  Plan,
  ProductKey
>

/**
 * Changes the plan from the next charge on; nothing is charged now. The agreed terms are stored in Stripe's metadata,
 * so that they survive any failure of ours. Throws notSubscribed, paymentOwed, chargeProcessing, planFixed,
 * checkoutFailed, stripeBusy, stripeUnclear.
 */
export async function changePlan(strapi: Core.Strapi, userId: number, plan: Plan) {
  const { stripeId, plan: before } = await requireLiving(strapi, userId)
  if (before === plan) return
  const product = await findProduct(strapi, productOf[plan])
  const isAlive = await askForChange(strapi, { stripeId, certain: 'checkoutFailed' }, () =>
    requestChange(strapi, stripeId, product),
  )
  if (!isAlive) throw new AppError('notSubscribed')
}

async function requestChange(strapi: Core.Strapi, stripeId: string, product: FoundProduct) {
  const atStripe = await stripe().subscriptions.retrieve(stripeId, { expand: ['latest_invoice'] })
  const refusal = refusalOfChange(atStripe, now())
  if (refusal) throw new AppError(refusal)
  const [item] = atStripe.items.data
  await stripe().subscriptions.update(stripeId, {
    items: [{ ...(item && { id: item.id }), ...(await priceOf(strapi, product)) }],
    proration_behavior: 'none',
    trial_end: Math.floor(periodEndOf(atStripe).getTime() / 1000),
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

/** Stripe requires a product for a price within a subscription. */
async function ensureStripeProduct({ key, name }: FoundProduct) {
  const id = `krono-${key}`
  try {
    await stripe().products.create({ id, name })
  } catch (error) {
    if (!isMadeAlready(error)) throw error
  }
  return id
}
