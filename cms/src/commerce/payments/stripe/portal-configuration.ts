import type Stripe from 'stripe'
import { hashOf } from '../../../platform/lib/secrets'
import { profileAddress } from './return-addresses'
import { stripe } from './stripe'

const on = { enabled: true }
const off = { enabled: false }

/**
 * Features of Stripe's customer portal (decision subscription-changes): invoices, and changing the card. Price, date
 * and renewal are changed on our own pages only, with their rules and e-mails.
 */
const features = {
  invoice_history: on,
  payment_method_update: on,
  customer_update: off,
  subscription_cancel: off,
  subscription_pause: off,
  subscription_update: off,
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features

/** Another set of features needs another configuration. */
const fingerprint = hashOf(JSON.stringify(features))

let known: string | undefined

/**
 * The id of our configuration at Stripe: found by its fingerprint, or created. Two processes may create one each, which
 * is harmless: they are equal.
 */
export async function portalConfiguration(): Promise<string> {
  known ??= (await findOurs()) ?? (await createConfiguration())
  return known
}

/** Call if the configuration was deactivated, or is of another Stripe account: the next call looks it up again. */
export function clearPortalConfiguration() {
  known = undefined
}

async function findOurs(): Promise<string | undefined> {
  const all = stripe().billingPortal.configurations.list({ active: true, limit: 100 })
  for await (const { id, metadata } of all) if (metadata?.krono === fingerprint) return id
  return undefined
}

async function createConfiguration(): Promise<string> {
  const params = {
    features,
    default_return_url: profileAddress(),
    metadata: { krono: fingerprint },
  }
  return (await stripe().billingPortal.configurations.create(params)).id
}
