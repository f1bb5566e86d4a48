import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { findUser } from '../../../members/users/user-row'
import { now } from '../../../platform/lib/clock'
import { addTask } from '../../../platform/tasks/add-task'
import { wantedBillingDate } from '../../entitlements/wanted-billing-date'
import { instantOf, stripe } from '../stripe/stripe'
import { lastReportedCharge, membershipFacts } from './next-charge'
import { openChargeOf } from './open-charge'
import { datedStates, findLiving } from './subscription-row'
import { periodEndOf } from './subscription-terms'
import { syncSubscription } from './sync-subscription'

/** Queues an update of a subscriber's next charge, later or earlier; in the transaction of the cause. */
export const deferBilling = (strapi: Core.Strapi, userId: number) =>
  addTask(strapi, { kind: 'deferBilling', about: userId, payload: { user: userId } })

/** Moves the next charge of a subscriber to the end of all premium granted to them. */
export async function deferNow(strapi: Core.Strapi, userId: number) {
  const living = await findLiving(strapi, userId)
  const user = await findUser(strapi, userId)
  if (!living || !user || !datedStates.includes(living.status)) return
  const facts = await membershipFacts(strapi, living, {
    paidUntil: user.paidUserExpire ? new Date(user.paidUserExpire) : null,
    at: now(),
  })
  // Most subscriptions need no change: Stripe is not called if its last known state shows that.
  if (!wantedBillingDate({ ...facts, ...lastReportedCharge(living), anchor: facts.at })) return
  const atStripe = await stripe().subscriptions.retrieve(living.stripeId, {
    expand: ['latest_invoice'],
  })
  // During an open charge Stripe would drop it on failure; after its payment this runs again.
  if (!datedStates.includes(atStripe.status) || openChargeOf(atStripe)) return
  const wanted = wantedBillingDate({ ...facts, ...factsOf(atStripe) })
  if (!wanted) return
  await stripe().subscriptions.update(atStripe.id, {
    trial_end: Math.floor(wanted.getTime() / 1000),
    proration_behavior: 'none',
  })
  await syncSubscription(strapi, atStripe.id)
}

const factsOf = (atStripe: Stripe.Subscription) => ({
  current: periodEndOf(atStripe),
  isPutOff: atStripe.status === 'trialing',
  anchor: instantOf(atStripe.billing_cycle_anchor),
})
