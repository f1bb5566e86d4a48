import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import type { UserRow } from '../users/user-row'
import { forgetCustomer } from './ensure-customer'
import { profileAddress } from './return-addresses'
import { stripe } from './stripe'
import { asAppError, isGone } from './stripe-failure'

/**
 * Stripe's page for the user's card and invoices. Throws notSubscribed for whoever is no customer there, or not any
 * more, and checkoutFailed, stripeBusy, stripeUnclear.
 */
export async function openPortal(strapi: Core.Strapi, user: UserRow) {
  const { stripeCustomerId } = user
  if (!stripeCustomerId) throw new AppError('notSubscribed')
  try {
    const wish = { customer: stripeCustomerId, return_url: profileAddress() }
    return (await stripe().billingPortal.sessions.create(wish)).url
  } catch (error) {
    strapi.log.error(`No billing portal: ${String(error)}`)
    if (!isGone(error)) throw asAppError(error)
    await forgetCustomer(strapi, user, stripeCustomerId)
    throw new AppError('notSubscribed')
  }
}
