import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'

/** Says at the start that nobody can pay, as long as there is no account to pay to. */
export function sayWithoutStripe({ log }: Core.Strapi) {
  if (!env.STRIPE_SECRET_KEY)
    log.warn('STRIPE_SECRET_KEY is not set: nothing can be bought until it is.')
}
