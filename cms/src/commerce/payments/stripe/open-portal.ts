import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../../members/users/user-row'
import { AppError } from '../../../platform/lib/app-error'
import { clearCustomer } from './ensure-customer'
import { clearPortalConfiguration, portalConfiguration } from './portal-configuration'
import { profileAddress } from './return-addresses'
import { stripe } from './stripe'
import { asAppError, isGone, isRefusal, paramOf } from './stripe-failure'

/**
 * URL of Stripe's page for the user's card and invoices. Throws notSubscribed if the user is not, or no longer, a
 * customer there, and checkoutFailed, stripeBusy, stripeUnclear.
 */
export async function openPortal(strapi: Core.Strapi, user: UserRow) {
  const { stripeCustomerId } = user
  if (!stripeCustomerId) throw new AppError('notSubscribed')
  try {
    return await openFor(stripeCustomerId)
  } catch (error) {
    strapi.log.error(`No billing portal: ${String(error)}`)
    if (!isGone(error) || paramOf(error) !== 'customer') throw asAppError(error)
    await clearCustomer(strapi, user, stripeCustomerId)
    throw new AppError('notSubscribed')
  }
}

async function openFor(customer: string): Promise<string> {
  try {
    return await createSession(customer)
  } catch (error) {
    if (!isRefusal(error) || paramOf(error) !== 'configuration') throw error
    clearPortalConfiguration()
    return createSession(customer)
  }
}

async function createSession(customer: string): Promise<string> {
  const configuration = await portalConfiguration()
  const params = { customer, configuration, return_url: profileAddress() }
  return (await stripe().billingPortal.sessions.create(params)).url
}
