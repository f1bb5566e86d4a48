import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { AppError } from '../lib/app-error'
import { env } from '../lib/env'
import { keepEvent } from './keep-event'
import { stripe } from './stripe'

/** What Stripe sent: the bytes as they came, and their signature. */
type Sent = { body: string | undefined; signature: string | undefined }

/**
 * Takes an event that Stripe signed within the last five minutes, and answers as soon as it is stored; what
 * follows from it is done right after. Throws invalidSignature and writes nothing.
 */
export async function receiveEvent(strapi: Core.Strapi, sent: Sent) {
  await keepEvent(strapi, verified(sent))
}

function verified({ body, signature }: Sent): Stripe.Event {
  if (!body || !signature || !env.STRIPE_WEBHOOK_SECRET) throw new AppError('invalidSignature')
  try {
    return stripe().webhooks.constructEvent(body, signature, env.STRIPE_WEBHOOK_SECRET)
  } catch {
    throw new AppError('invalidSignature')
  }
}
