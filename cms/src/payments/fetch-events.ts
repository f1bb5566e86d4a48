import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { keepEvent } from './keep-event'
import { stripe } from './stripe'

const dayMs = 86_400_000

/** For those that came late. */
const overlapMs = 600_000

/**
 * Asks Stripe, which keeps its events for 30 days, for those since an instant: webhooks get lost. Rejects when Stripe
 * does not answer for all of them, so that the next run begins at the same instant.
 */
export async function fetchEvents(strapi: Core.Strapi, since: Date | undefined) {
  if (!env.STRIPE_SECRET_KEY) return
  const fromMs = (since?.getTime() ?? now().getTime() - dayMs) - overlapMs
  const gte = Math.floor(fromMs / 1000)
  for await (const event of stripe().events.list({ created: { gte }, limit: 100 })) {
    await keepEvent(strapi, event)
  }
}
