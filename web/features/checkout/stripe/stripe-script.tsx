import { env } from '@/env'
import { LoadStripe } from '../load-stripe'

/** Stripe's script, on a page whose route allows it (`hasStripe`); nothing without a configured key. */
export function StripeScript() {
  return env.STRIPE_PUBLIC_KEY ? <LoadStripe publicKey={env.STRIPE_PUBLIC_KEY} /> : null
}
