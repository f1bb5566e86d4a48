import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { faultOfPrice, intervalOf } from '../stripe/price-fault'
import { livingStates, type SubscriptionRow } from './subscription-row'

type Agreed = Pick<SubscriptionRow, 'stripeId' | 'amount' | 'currency' | 'plan'>

/** Raises an incident before Stripe charges a subscription differently than agreed; once per price. */
export async function notifyTerms(
  strapi: Core.Strapi,
  { stripeId, amount, currency, plan }: Agreed,
  { status, items }: Pick<Stripe.Subscription, 'status' | 'items'>,
) {
  const price = items.data[0]?.price
  if (!price || !livingStates.includes(status)) return
  const wanted = { amount, currency, interval: intervalOf({ plan }) }
  // Existing subscribers keep paying a price that is no longer active.
  const fault = faultOfPrice({ ...price, active: true }, wanted)
  if (!fault) return
  await raiseIncident(strapi, {
    kind: 'priceMismatch',
    reference: `${stripeId} (${price.id})`,
    facts: {
      isAgreed: true,
      amount: { amount: price.unit_amount, currency: price.currency },
      expected: { amount, currency },
    },
    details: { stripe: price.unit_amount, agreed: amount },
  })
}
