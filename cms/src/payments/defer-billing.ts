import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { wantedBillingDate } from '../entitlements/wanted-billing-date'
import { now } from '../lib/clock'
import { addTask } from '../tasks/add-task'
import { findUser } from '../users/user-row'
import { lastTold, whatTheyHave } from './next-charge'
import { openChargeOf } from './open-charge'
import { instantOf, stripe } from './stripe'
import { datedStates, findLiving } from './subscription-row'
import { periodEndOf } from './subscription-terms'
import { syncSubscription } from './sync-subscription'

/** Has the next charge of a subscriber follow what they have, there and back; in the transaction that changes it. */
export const deferBilling = (strapi: Core.Strapi, userId: number) =>
  addTask(strapi, { kind: 'deferBilling', about: userId, payload: { user: userId } })

/** Moves the next charge behind what a subscriber was given beside it. */
export async function deferNow(strapi: Core.Strapi, userId: number) {
  const living = await findLiving(strapi, userId)
  const user = await findUser(strapi, userId)
  if (!living || !user || !datedStates.includes(living.status)) return
  const has = await whatTheyHave(strapi, living, {
    paidUntil: user.paidUserExpire ? new Date(user.paidUserExpire) : null,
    at: now(),
  })
  // Most have nothing to move: Stripe is not asked where its last answer says so.
  if (!wantedBillingDate({ ...has, ...lastTold(living), anchor: has.at })) return
  const told = await stripe().subscriptions.retrieve(living.stripeId, {
    expand: ['latest_invoice'],
  })
  // Behind a charge that is being made, Stripe would forget it if it failed; once it is paid, we are asked again.
  if (!datedStates.includes(told.status) || openChargeOf(told)) return
  const wanted = wantedBillingDate({ ...has, ...factsOf(told) })
  if (!wanted) return
  await stripe().subscriptions.update(told.id, {
    trial_end: Math.floor(wanted.getTime() / 1000),
    proration_behavior: 'none',
  })
  await syncSubscription(strapi, told.id)
}

const factsOf = (told: Stripe.Subscription) => ({
  current: periodEndOf(told),
  isPutOff: told.status === 'trialing',
  anchor: instantOf(told.billing_cycle_anchor),
})
