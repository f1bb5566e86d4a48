import type Stripe from 'stripe'
import { hashOf } from '../lib/secrets'
import { profileAddress } from './return-addresses'
import { stripe } from './stripe'

const on = { enabled: true }
const off = { enabled: false }

/**
 * What people may do on Stripe's page (decision 134): see and pay invoices, and change their card. What it costs, when it
 * is charged and whether it goes on is agreed on our pages alone, where each has its rules and its letter.
 */
const features = {
  invoice_history: on,
  payment_method_update: on,
  customer_update: off,
  subscription_cancel: off,
  subscription_pause: off,
  subscription_update: off,
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features

/** Another set of features is another configuration. */
const mark = hashOf(JSON.stringify(features))

let known: string | undefined

/**
 * The id of our own configuration at Stripe: found again by its mark, or made. Two processes that make one at the same
 * moment do no harm: they are the same.
 */
export async function portalConfiguration(): Promise<string> {
  known ??= (await findOurs()) ?? (await make())
  return known
}

/** Somebody switched it off or it is of another account: the next call looks again. */
export function forgetPortalConfiguration() {
  known = undefined
}

async function findOurs(): Promise<string | undefined> {
  const all = stripe().billingPortal.configurations.list({ active: true, limit: 100 })
  for await (const { id, metadata } of all) if (metadata?.krono === mark) return id
  return undefined
}

async function make(): Promise<string> {
  const wish = { features, default_return_url: profileAddress(), metadata: { krono: mark } }
  return (await stripe().billingPortal.configurations.create(wish)).id
}
