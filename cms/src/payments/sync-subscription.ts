import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { now } from '../lib/clock'
import { insertOnce } from '../lib/insert-once'
import { takeTurns } from '../lib/take-turns'
import { findOrder } from '../orders/order-row'
import { addTask } from '../tasks/add-task'
import { lockUser } from '../users/lock-user'
import { mirrorSubscription } from './mirror-subscription'
import { idOf, instantOf, stripe } from './stripe'
import { isGone } from './stripe-failure'
import {
  findSubscription,
  livingOf,
  owingStates,
  type SubscriptionRow,
  subscriptionTable,
  subscriptionUid,
} from './subscription-row'
import { changedTerms, periodEndOf, planOf, withTerms } from './subscription-terms'
import { tellOfChange } from './tell-of-change'
import { tellOfTerms } from './tell-of-terms'

/** Other processes write the same row now and then. */
const mostTries = 8

/**
 * Brings our row of a subscription, and its user's tier, to what Stripe says now. Whoever fetched while
 * another wrote fetches again, so that an old answer never overwrites a newer one.
 */
export const syncSubscription = (strapi: Core.Strapi, stripeId: string): Promise<void> =>
  takeTurns(stripeId, () => sync(strapi, stripeId))

async function sync(strapi: Core.Strapi, stripeId: string) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const row = await findSubscription(strapi, stripeId)
    const told = await findAtStripe(stripeId)
    if (!row && !(told && (await addRow(strapi, told)))) return
    if (row && (await write(strapi, row, told ? factsOf(row, told) : ended(row)))) {
      return told && tellOfTerms(strapi, { ...row, ...factsOf(row, told) }, told)
    }
  }
  throw new Error(`Subscription ${stripeId} is being written by others all the time.`)
}

/** undefined for one that Stripe does not know: of another account, or of a time before it. */
export async function findAtStripe(stripeId: string): Promise<Stripe.Subscription | undefined> {
  try {
    return await stripe().subscriptions.retrieve(stripeId)
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/** The row of a new one, if an order of ours began it; then it is written once more like any other. */
async function addRow(strapi: Core.Strapi, told: Stripe.Subscription): Promise<boolean> {
  const documentId = told.metadata.order
  const order = documentId ? await findOrder(strapi, { documentId }) : undefined
  if (!order) return false
  await insertOnce(strapi, {
    table: subscriptionTable,
    unique: 'stripe_id',
    row: {
      stripe_id: told.id,
      user_id: order.userId,
      customer_id: idOf(told.customer),
      product_key: order.productKey,
      product_name: order.productName,
      plan: planOf(order.productKey) ?? 'monthly',
      amount: order.price,
      currency: order.currency,
      status: 'incomplete',
      current_period_end: periodEndOf(told),
      cancel_at_period_end: false,
      version: 0,
    },
  })
  return true
}

type Facts = Partial<Omit<SubscriptionRow, 'id' | 'version'>>

/** Nobody is charged for it any more. */
const ended = (row: SubscriptionRow): Facts => ({
  status: 'canceled',
  pastDueSince: null,
  endedAt: row.endedAt ?? now().toISOString(),
})

function factsOf(row: SubscriptionRow, told: Stripe.Subscription): Facts {
  const isPastDue = owingStates.includes(told.status)
  const { productKey, amount, productName: name } = row
  const terms = changedTerms(told) ?? { productKey, amount, name }
  return {
    productKey: terms.productKey,
    productName: terms.name ?? name,
    plan: planOf(terms.productKey) ?? row.plan,
    amount: terms.amount,
    agreed: withTerms(row.agreed, told, terms),
    status: told.status,
    currentPeriodEnd: periodEndOf(told).toISOString(),
    cancelAtPeriodEnd: told.cancel_at_period_end,
    cancelReason: told.cancellation_details?.comment ?? row.cancelReason,
    pastDueSince: isPastDue ? (row.pastDueSince ?? now().toISOString()) : null,
    endedAt: told.ended_at ? instantOf(told.ended_at).toISOString() : null,
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
    await tellOfChange(strapi, { before: row, after: { ...row, ...data } })
    return true
  })
}

/** With the user's row held: whoever writes the second sees the first. */
async function requireOne(strapi: Core.Strapi, userId: number) {
  if ((await livingOf(strapi, userId)).length < 2) return
  await addTask(strapi, { kind: 'endSecond', about: userId, payload: { user: userId } })
}
