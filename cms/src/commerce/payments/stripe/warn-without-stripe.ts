import type { Core } from '@strapi/strapi'
import { env } from '../../../platform/lib/env'

/** Logs a warning at startup if no Stripe key is set: payments are disabled. */
export function warnWithoutStripe({ log }: Core.Strapi) {
  if (!env.STRIPE_SECRET_KEY)
    log.warn('STRIPE_SECRET_KEY is not set: nothing can be bought until it is.')
}
