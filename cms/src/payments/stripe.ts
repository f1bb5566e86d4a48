import Stripe from 'stripe'
import { AppError } from '../lib/app-error'
import { env } from '../lib/env'

/** What the client is pinned to; its types come from Stripe's OpenAPI description of that version. */
export const stripeVersion = '2026-10-28.endive'

let client: Stripe | undefined

function address() {
  if (!env.STRIPE_API_URL) return {}
  const { hostname, port, protocol } = new URL(env.STRIPE_API_URL)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const
}

/** Stripe's client, or the sandbox's by its address. Throws checkoutFailed where no key is configured. */
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

/** Stripe's seconds as an instant. */
export const instantOf = (seconds: number) => new Date(seconds * 1000)

/** The id of something that Stripe names or, when asked to, spells out. */
export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)
