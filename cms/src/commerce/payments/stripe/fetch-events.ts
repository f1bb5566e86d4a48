import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { env } from '../../../platform/lib/env'
import { storeEvent } from './store-event'
import { stripe } from './stripe'

const dayMs = 86_400_000

/** Overlap for late events, and for a clock of ours that is ten minutes ahead. */
const overlapMs = 20 * 60_000

/**
 * Fetches Stripe's events (stored there for 30 days) since an instant, because webhooks may get lost. Rejects if not
 * all could be fetched, so that the next run starts from the same instant.
 */
export async function fetchEvents(strapi: Core.Strapi, since: Date | undefined) {
  if (!env.STRIPE_SECRET_KEY) return
  const fromMs = (since?.getTime() ?? now().getTime() - dayMs) - overlapMs
  const gte = Math.floor(fromMs / 1000)
  for await (const event of stripe().events.list({ created: { gte }, limit: 100 })) {
    await storeEvent(strapi, event, { isFetched: true })
  }
}
