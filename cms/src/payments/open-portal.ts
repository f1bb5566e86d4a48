import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import type { UserRow } from '../users/user-row'
import { profileAddress } from './return-addresses'
import { stripe } from './stripe'

/** Stripe's page for the user's card and invoices. Throws notSubscribed for whoever never paid, checkoutFailed. */
export async function openPortal(strapi: Core.Strapi, { stripeCustomerId }: UserRow) {
  if (!stripeCustomerId) throw new AppError('notSubscribed')
  try {
    const wish = { customer: stripeCustomerId, return_url: profileAddress() }
    return (await stripe().billingPortal.sessions.create(wish)).url
  } catch (error) {
    strapi.log.error(`No billing portal: ${String(error)}`)
    throw new AppError('checkoutFailed')
  }
}
