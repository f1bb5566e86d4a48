import type { Core } from '@strapi/strapi'
import { inBackground } from '../lib/background'
import { now } from '../lib/clock'
import { addMonths } from '../lib/dates'
import { findUser } from '../users/user-row'
import { stripe } from './stripe'
import { findLiving } from './subscription-row'
import { syncSubscription } from './sync-subscription'

/** Differences that come from Stripe's own seconds. */
const toleranceMs = 60 * 60_000

/** Stripe defers a charge by two years at most; the reconciliation goes on from there. */
const mostMonths = 23

/** Moves the next charge of a subscriber behind what they were given beside it; nobody waits for that. */
export const deferBilling = (strapi: Core.Strapi, userId: number) =>
  inBackground(strapi, () => deferNow(strapi, userId))

export async function deferNow(strapi: Core.Strapi, userId: number) {
  const living = await findLiving(strapi, userId)
  const user = await findUser(strapi, userId)
  if (!living || !user?.paidUserExpire || living.status === 'past_due') return
  const wanted = Math.min(
    new Date(user.paidUserExpire).getTime(),
    addMonths(now(), mostMonths).getTime(),
  )
  if (wanted - new Date(living.currentPeriodEnd).getTime() < toleranceMs) return
  await stripe().subscriptions.update(living.stripeId, {
    trial_end: Math.floor(wanted / 1000),
    proration_behavior: 'none',
  })
  await syncSubscription(strapi, living.stripeId)
}
