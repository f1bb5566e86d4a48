import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { AppError } from '../../../platform/lib/app-error'
import { env } from '../../../platform/lib/env'
import { storeEvent } from './store-event'
import { stripe } from './stripe'

/** A webhook: the raw bytes, and their signature. */
type Sent = { body: string | undefined; signature: string | undefined }

/**
 * Accepts an event that Stripe signed within the last five minutes. Resolves once it is stored; it is handled
 * afterwards. Throws invalidSignature and writes nothing.
 */
export async function receiveEvent(strapi: Core.Strapi, sent: Sent) {
  await storeEvent(strapi, verified(sent))
}

function verified({ body, signature }: Sent): Stripe.Event {
  if (!body || !signature || !env.STRIPE_WEBHOOK_SECRET) throw new AppError('invalidSignature')
  try {
    return stripe().webhooks.constructEvent(body, signature, env.STRIPE_WEBHOOK_SECRET)
  } catch {
    throw new AppError('invalidSignature')
  }
}
