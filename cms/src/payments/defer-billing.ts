import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { wantedBillingDate } from '../entitlements/wanted-billing-date'
import { now } from '../lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import { addTask } from '../tasks/add-task'
import { findUser } from '../users/user-row'
import { openChargeOf } from './open-charge'
import { instantOf, stripe } from './stripe'
import { findLiving, type SubscriptionRow } from './subscription-row'
import { periodEndOf } from './subscription-terms'
import { syncSubscription } from './sync-subscription'

/** Stripe's states in which the next charge has a date that can be moved. */
const movable: readonly string[] = ['active', 'trialing']

/** Has the next charge of a subscriber follow what they have, there and back; in the transaction that changes it. */
export const deferBilling = (strapi: Core.Strapi, userId: number) =>
  addTask(strapi, { kind: 'deferBilling', about: userId, payload: { user: userId } })

/** Moves the next charge behind what a subscriber was given beside it. */
export async function deferNow(strapi: Core.Strapi, userId: number) {
  const living = await findLiving(strapi, userId)
  const user = await findUser(strapi, userId)
  if (!living || !user || !movable.includes(living.status)) return
  const has = await hasOf(strapi, living, {
    paidUntil: user.paidUserExpire ? new Date(user.paidUserExpire) : null,
    at: now(),
  })
  // Most have nothing to move: Stripe is not asked where its last answer says so.
  if (!wantedBillingDate({ ...has, ...lastTold(living), anchor: has.at })) return
  const told = await stripe().subscriptions.retrieve(living.stripeId, {
    expand: ['latest_invoice'],
  })
  // Behind a charge that is being made, Stripe would forget it if it failed; once it is paid, we are asked again.
  if (!movable.includes(told.status) || openChargeOf(told)) return
  const wanted = wantedBillingDate({ ...has, ...factsOf(told) })
  if (!wanted) return
  await stripe().subscriptions.update(told.id, {
    trial_end: Math.floor(wanted.getTime() / 1000),
    proration_behavior: 'none',
  })
  await syncSubscription(strapi, told.id)
}

type Asked = { paidUntil: Date | null; at: Date }

const hasOf = async (strapi: Core.Strapi, living: SubscriptionRow, asked: Asked) => ({
  ...asked,
  chargedUntil: await chargedUntil(strapi, living),
})

/** When a subscription is charged next: where Stripe says, or where we are moving it to. */
export async function nextChargeOf(
  strapi: Core.Strapi,
  living: SubscriptionRow,
  asked: Asked,
): Promise<Date> {
  const told = lastTold(living)
  if (!movable.includes(living.status)) return told.current
  const has = await hasOf(strapi, living, asked)
  return wantedBillingDate({ ...has, ...told, anchor: asked.at }) ?? told.current
}

const lastTold = ({ currentPeriodEnd, status }: SubscriptionRow) => ({
  current: new Date(currentPeriodEnd),
  isPutOff: status === 'trialing',
})

const factsOf = (told: Stripe.Subscription) => ({
  current: periodEndOf(told),
  isPutOff: told.status === 'trialing',
  anchor: instantOf(told.billing_cycle_anchor),
})

/** The end of the last time that its charges paid for, and that was not given back. */
async function chargedUntil(
  { db }: Core.Strapi,
  { stripeId: subscriptionId }: SubscriptionRow,
): Promise<Date | null> {
  const last: OrderRow | null = await db.query(orderUid).findOne({
    where: {
      subscriptionId,
      state: { $in: ['paid', 'fulfilled', 'disputed', 'review'] },
      periodEnd: { $notNull: true },
    },
    orderBy: { periodEnd: 'desc' },
  })
  return last?.periodEnd ? new Date(last.periodEnd) : null
}
