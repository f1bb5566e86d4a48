import type { Core } from '@strapi/strapi'
import { stripe } from '../stripe/stripe'
import { isRefusal } from '../stripe/stripe-failure'
import { syncSubscription } from './sync-subscription'

/** Ends a subscription at Stripe, so that it charges no more. One that has ended or does not exist counts as ended. */
export async function endSubscription(strapi: Core.Strapi, stripeId: string) {
  try {
    await stripe().subscriptions.cancel(stripeId)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  await syncSubscription(strapi, stripeId)
}
