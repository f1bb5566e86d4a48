import Stripe from 'stripe'
import { AppError } from '../../../platform/lib/app-error'
import { env } from '../../../platform/lib/env'

/** The client's API version; its types are generated from that version's OpenAPI description. */
export const stripeVersion = '2026-10-28.endive'

let client: Stripe | undefined

function address() {
  if (!env.STRIPE_API_URL) return {}
  const { hostname, port, protocol } = new URL(env.STRIPE_API_URL)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const
}

/** Stripe's client, or the sandbox's by its URL. Throws checkoutFailed if no key is configured. */
export function stripe(): Stripe {
  if (!env.STRIPE_SECRET_KEY) throw new AppError('checkoutFailed')
  client ??= new Stripe(env.STRIPE_SECRET_KEY, {
    ...address(),
    apiVersion: stripeVersion,
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  })
  return client
}

/** Converts Stripe's seconds. */
export const instantOf = (seconds: number) => new Date(seconds * 1000)

/** The id of a Stripe object, expanded or not. */
export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)
