import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { lockUser } from '../../../members/users/lock-user'
import { now } from '../../../platform/lib/clock'
import { insertOnce } from '../../../platform/lib/insert-once'
import { runExclusive } from '../../../platform/lib/run-exclusive'
import { addTask } from '../../../platform/tasks/add-task'
import { findOrder } from '../../orders/order-row'
import { idOf, instantOf, stripe } from '../stripe/stripe'
import { isGone } from '../stripe/stripe-failure'
import { mirrorSubscription } from './mirror-subscription'
import { notifyChange } from './notify-change'
import { notifyTerms } from './notify-terms'
import {
  findSubscription,
  livingOf,
  owingStates,
  type SubscriptionRow,
  subscriptionTable,
  subscriptionUid,
} from './subscription-row'
import { changedTerms, periodEndOf, planOf, withTerms } from './subscription-terms'

/** Other processes may write the same row at the same time. */
const mostTries = 8

/**
 * Updates our row of a subscription, and its user's tier, from Stripe. After a concurrent change it is fetched again,
 * so that an old response never overwrites a newer one.
 */
export const syncSubscription = (strapi: Core.Strapi, stripeId: string): Promise<void> =>
  runExclusive(stripeId, () => sync(strapi, stripeId))

async function sync(strapi: Core.Strapi, stripeId: string) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const row = await findSubscription(strapi, stripeId)
    const atStripe = await findAtStripe(stripeId)
    if (!row && !(atStripe && (await addRow(strapi, atStripe)))) return
    if (row && (await write(strapi, row, atStripe ? factsOf(row, atStripe) : ended(row)))) {
      return atStripe && notifyTerms(strapi, { ...row, ...factsOf(row, atStripe) }, atStripe)
    }
  }
  throw new Error(`Subscription ${stripeId} is being written by others all the time.`)
}

/** undefined if unknown to Stripe: of another account, or older than it. */
export async function findAtStripe(stripeId: string): Promise<Stripe.Subscription | undefined> {
  try {
    return await stripe().subscriptions.retrieve(stripeId)
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/** Adds the row of a new one, if one of our orders started it; then it is updated like any other. */
async function addRow(strapi: Core.Strapi, atStripe: Stripe.Subscription): Promise<boolean> {
  const documentId = atStripe.metadata.order
  const order = documentId ? await findOrder(strapi, { documentId }) : undefined
  if (!order) return false
  await insertOnce(strapi, {
    table: subscriptionTable,
    unique: 'stripe_id',
    row: {
      stripe_id: atStripe.id,
      user_id: order.userId,
      customer_id: idOf(atStripe.customer),
      product_key: order.productKey,
      product_name: order.productName,
      plan: planOf(order.productKey) ?? 'monthly',
      amount: order.price,
      currency: order.currency,
      status: 'incomplete',
      current_period_end: periodEndOf(atStripe),
      cancel_at_period_end: false,
      version: 0,
    },
  })
  return true
}

type Facts = Partial<Omit<SubscriptionRow, 'id' | 'version'>>

/** It does not charge any more. */
const ended = (row: SubscriptionRow): Facts => ({
  status: 'canceled',
  pastDueSince: null,
  endedAt: row.endedAt ?? now().toISOString(),
})

function factsOf(row: SubscriptionRow, atStripe: Stripe.Subscription): Facts {
  const isPastDue = owingStates.includes(atStripe.status)
  const { productKey, amount, productName: name } = row
  const terms = changedTerms(atStripe) ?? { productKey, amount, name }
  return {
    productKey: terms.productKey,
    productName: terms.name ?? name,
    plan: planOf(terms.productKey) ?? row.plan,
    amount: terms.amount,
    agreed: withTerms(row.agreed, atStripe, terms),
    status: atStripe.status,
    currentPeriodEnd: periodEndOf(atStripe).toISOString(),
    cancelAtPeriodEnd: atStripe.cancel_at_period_end,
    cancelReason: atStripe.cancellation_details?.comment ?? row.cancelReason,
    pastDueSince: isPastDue ? (row.pastDueSince ?? now().toISOString()) : null,
    endedAt: atStripe.ended_at ? instantOf(atStripe.ended_at).toISOString() : null,
  }
}

async function write(strapi: Core.Strapi, row: SubscriptionRow, facts: Facts) {
  const data = { ...facts, version: row.version + 1 }
  return strapi.db.transaction(async () => {
    if (row.userId !== null) await lockUser(strapi, row.userId)
    const where = { id: row.id, version: row.version }
    const { count } = await strapi.db.query(subscriptionUid).updateMany({ where, data })
    if (count === 0) return false
    if (row.userId !== null) await mirrorSubscription(strapi, row.userId)
    if (row.userId !== null) await requireOne(strapi, row.userId)
    await notifyChange(strapi, { before: row, after: { ...row, ...data } })
    return true
  })
}

/** With the user's row locked, so that the writer of a second subscription sees the first. */
async function requireOne(strapi: Core.Strapi, userId: number) {
  if ((await livingOf(strapi, userId)).length < 2) return
  await addTask(strapi, { kind: 'endSecond', about: userId, payload: { user: userId } })
}
