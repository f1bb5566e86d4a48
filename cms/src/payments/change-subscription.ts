import type { Plan, ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findProduct } from '../catalogue/find-product'
import { AppError } from '../lib/app-error'
import { stripe } from './stripe'
import { asAppError, isMadeAlready, isRefusal } from './stripe-failure'
import {
  findLiving,
  findSubscription,
  livingStates,
  type SubscriptionRow,
} from './subscription-row'
import { syncSubscription } from './sync-subscription'

async function requireLiving(strapi: Core.Strapi, userId: number): Promise<SubscriptionRow> {
  const living = await findLiving(strapi, userId)
  if (!living) throw new AppError('notSubscribed')
  return living
}

/**
 * It ends with the term that is paid. Again changes nothing, and one that has ended at Stripe is ended. Throws
 * notSubscribed, cancelFailed, stripeBusy, stripeUnclear.
 */
export async function cancelSubscription(strapi: Core.Strapi, userId: number, reason?: string) {
  const { stripeId } = await requireLiving(strapi, userId)
  await ask(strapi, { stripeId, certain: 'cancelFailed' }, () =>
    stripe().subscriptions.update(stripeId, {
      cancel_at_period_end: true,
      ...(reason && { cancellation_details: { comment: reason } }),
    }),
  )
}

/** It renews again. Throws notSubscribed when it has ended, checkoutFailed, stripeBusy, stripeUnclear. */
export async function resumeSubscription(strapi: Core.Strapi, userId: number) {
  const { stripeId } = await requireLiving(strapi, userId)
  const isAlive = await ask(strapi, { stripeId, certain: 'checkoutFailed' }, () =>
    stripe().subscriptions.update(stripeId, { cancel_at_period_end: false }),
  )
  if (!isAlive) throw new AppError('notSubscribed')
}

const productOf = { monthly: 'premium-month', yearly: 'premium-year' } as const satisfies Record<
  Plan,
  ProductKey
>

/**
 * Another plan from the next charge on; nothing is charged now. What is agreed stands in Stripe's metadata,
 * so that we find it again after any accident. Throws notSubscribed, checkoutFailed, stripeBusy, stripeUnclear.
 */
export async function changePlan(strapi: Core.Strapi, userId: number, plan: Plan) {
  const living = await requireLiving(strapi, userId)
  if (living.plan === plan) return
  const product = await findProduct(strapi, productOf[plan])
  const wish = { stripeId: living.stripeId, certain: 'checkoutFailed' } as const
  const isAlive = await ask(strapi, wish, async () => {
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
  if (!isAlive) throw new AppError('notSubscribed')
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
    if (!isMadeAlready(error)) throw error
  }
  return id
}

type Asked = { stripeId: string; certain: 'cancelFailed' | 'checkoutFailed' }

/**
 * Asks Stripe for a change, and writes down what is there then. False when it was refused because the subscription
 * had ended, of which we had not heard.
 */
async function ask(
  strapi: Core.Strapi,
  { stripeId, certain }: Asked,
  call: () => Promise<unknown>,
): Promise<boolean> {
  try {
    const refusal = await refusalOf(call)
    await syncSubscription(strapi, stripeId)
    const row = await findSubscription(strapi, stripeId)
    const isAlive = row !== undefined && livingStates.includes(row.status)
    if (refusal && isAlive) throw refusal
    return isAlive
  } catch (error) {
    strapi.log.error(`Subscription ${stripeId} was not changed: ${String(error)}`)
    throw asAppError(error, certain)
  }
}

/** What Stripe said no with. */
async function refusalOf(call: () => Promise<unknown>): Promise<Error | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    if (error instanceof Error && isRefusal(error)) return error
    throw error
  }
}
