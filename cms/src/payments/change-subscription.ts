import type { Plan, ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import Stripe from 'stripe'
import { findProduct } from '../catalogue/find-product'
import { AppError } from '../lib/app-error'
import { stripe } from './stripe'
import { findLiving, type SubscriptionRow } from './subscription-row'
import { syncSubscription } from './sync-subscription'

async function requireLiving(strapi: Core.Strapi, userId: number): Promise<SubscriptionRow> {
  const living = await findLiving(strapi, userId)
  if (!living) throw new AppError('notSubscribed')
  return living
}

/** It ends with the term that is paid. Again changes nothing. Throws notSubscribed, cancelFailed. */
export async function cancelSubscription(strapi: Core.Strapi, userId: number, reason?: string) {
  const { stripeId } = await requireLiving(strapi, userId)
  await ask(strapi, 'cancelFailed', () =>
    stripe().subscriptions.update(stripeId, {
      cancel_at_period_end: true,
      ...(reason && { cancellation_details: { comment: reason } }),
    }),
  )
  await syncSubscription(strapi, stripeId)
}

/** It renews again. Throws notSubscribed when it has ended, checkoutFailed. */
export async function resumeSubscription(strapi: Core.Strapi, userId: number) {
  const { stripeId } = await requireLiving(strapi, userId)
  await ask(strapi, 'checkoutFailed', () =>
    stripe().subscriptions.update(stripeId, { cancel_at_period_end: false }),
  )
  await syncSubscription(strapi, stripeId)
}

const productOf = { monthly: 'premium-month', yearly: 'premium-year' } as const satisfies Record<
  Plan,
  ProductKey
>

/**
 * Another plan from the next charge on; nothing is charged now. What is agreed stands in Stripe's metadata,
 * so that we find it again after any accident. Throws notSubscribed, checkoutFailed.
 */
export async function changePlan(strapi: Core.Strapi, userId: number, plan: Plan) {
  const living = await requireLiving(strapi, userId)
  if (living.plan === plan) return
  const product = await findProduct(strapi, productOf[plan])
  await ask(strapi, 'checkoutFailed', async () => {
    const told = await stripe().subscriptions.retrieve(living.stripeId)
    await stripe().subscriptions.update(living.stripeId, {
      items: [
        { ...(told.items.data[0] && { id: told.items.data[0].id }), ...(await priceOf(product)) },
      ],
      proration_behavior: 'none',
      trial_end: Math.floor(new Date(living.currentPeriodEnd).getTime() / 1000),
      metadata: { product: product.key, amount: String(product.price.amount) },
    })
  })
  await syncSubscription(strapi, living.stripeId)
}

async function priceOf(product: Awaited<ReturnType<typeof findProduct>>) {
  if (product.stripePrice) return { price: product.stripePrice }
  const interval = product.plan === 'monthly' ? ('month' as const) : ('year' as const)
  const { amount, currency } = product.price
  return {
    price_data: {
      currency,
      unit_amount: amount,
      product: await ensureStripeProduct(product),
      recurring: { interval },
    },
  }
}

/** Stripe wants a product of its own for a price within a subscription. */
async function ensureStripeProduct({ key, name }: { key: ProductKey; name: string }) {
  const id = `krono-${key}`
  try {
    await stripe().products.create({ id, name })
  } catch (error) {
    const isThere =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === 'resource_already_exists'
    if (!isThere) throw error
  }
  return id
}

async function ask(
  strapi: Core.Strapi,
  code: 'cancelFailed' | 'checkoutFailed',
  call: () => Promise<unknown>,
) {
  try {
    await call()
  } catch (error) {
    strapi.log.error(`Stripe refused: ${String(error)}`)
    throw new AppError(code)
  }
}
