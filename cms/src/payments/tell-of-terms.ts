import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { raiseIncident } from '../incidents/raise-incident'
import { faultOfPrice, intervalOf } from './price-fault'
import { livingStates, type SubscriptionRow } from './subscription-row'

type Agreed = Pick<SubscriptionRow, 'stripeId' | 'amount' | 'currency' | 'plan'>

/** A subscription that Stripe would charge for otherwise than was agreed is told of before it does; each price once. */
export async function tellOfTerms(
  strapi: Core.Strapi,
  { stripeId, amount, currency, plan }: Agreed,
  { status, items }: Pick<Stripe.Subscription, 'status' | 'items'>,
) {
  const price = items.data[0]?.price
  if (!price || !livingStates.includes(status)) return
  const wanted = { amount, currency, interval: intervalOf({ plan }) }
  // Whoever has it pays it, also when it is sold no more.
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
