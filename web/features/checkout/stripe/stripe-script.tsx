import { env } from '@/env'
import { LoadStripe } from '../load-stripe'

/** Stripe's script, on a page with a route that allows it (`hasStripe`); nothing where no key is configured. */
export function StripeScript() {
  return env.STRIPE_PUBLIC_KEY ? <LoadStripe publicKey={env.STRIPE_PUBLIC_KEY} /> : null
}
