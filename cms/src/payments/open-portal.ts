import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import type { UserRow } from '../users/user-row'
import { forgetCustomer } from './ensure-customer'
import { forgetPortalConfiguration, portalConfiguration } from './portal-configuration'
import { profileAddress } from './return-addresses'
import { stripe } from './stripe'
import { asAppError, isGone, isRefusal, paramOf } from './stripe-failure'

/**
 * Stripe's page for the user's card and invoices. Throws notSubscribed for whoever is no customer there, or not any
 * more, and checkoutFailed, stripeBusy, stripeUnclear.
 */
export async function openPortal(strapi: Core.Strapi, user: UserRow) {
  const { stripeCustomerId } = user
  if (!stripeCustomerId) throw new AppError('notSubscribed')
  try {
    return await openFor(stripeCustomerId)
  } catch (error) {
    strapi.log.error(`No billing portal: ${String(error)}`)
    if (!isGone(error) || paramOf(error) !== 'customer') throw asAppError(error)
    await forgetCustomer(strapi, user, stripeCustomerId)
    throw new AppError('notSubscribed')
  }
}

async function openFor(customer: string): Promise<string> {
  try {
    return await ask(customer)
  } catch (error) {
    if (!isRefusal(error) || paramOf(error) !== 'configuration') throw error
    forgetPortalConfiguration()
    return ask(customer)
  }
}

async function ask(customer: string): Promise<string> {
  const configuration = await portalConfiguration()
  const wish = { customer, configuration, return_url: profileAddress() }
  return (await stripe().billingPortal.sessions.create(wish)).url
}
