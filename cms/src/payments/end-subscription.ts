import type { Core } from '@strapi/strapi'
import { stripe } from './stripe'
import { isRefusal } from './stripe-failure'
import { syncSubscription } from './sync-subscription'

/** Ends a subscription at Stripe: nobody is charged by it any more. One that has ended, or is not there, is ended. */
export async function endSubscription(strapi: Core.Strapi, stripeId: string) {
  try {
    await stripe().subscriptions.cancel(stripeId)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  await syncSubscription(strapi, stripeId)
}
