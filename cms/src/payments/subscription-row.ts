import type { Currency, Plan, ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type OrderRow, orderUid } from '../orders/order-row'
import type { Agreed } from './subscription-terms'

/** A subscription as Stripe last told of it; plan and amount of the next charge are ours. */
export type SubscriptionRow = {
  id: number
  stripeId: string
  userId: number | null
  customerId: string
  productKey: ProductKey
  /** As it was called when it was agreed on; null: before that was written down. */
  productName: string | null
  plan: Plan
  /** Minor units of its next charge, before what a coupon of Stripe's takes off. */
  amount: number
  currency: Currency
  /** What was agreed for the prices that it had and has (decision 134); null: it was not written down yet. */
  agreed: Agreed | null
  /** Stripe's own word. */
  status: string
  currentPeriodEnd: string
  cancelAtPeriodEnd: boolean
  cancelReason: string | null
  pastDueSince: string | null
  endedAt: string | null
  /** Counts changes: whoever fetched before another wrote fetches again. */
  version: number
}

export const subscriptionUid = 'api::subscription.subscription'
export const subscriptionTable = 'subscriptions'

/** Stripe's states in which a subscription goes on: those of one that rests, or whose tries are over, can come back. */
export const livingStates = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** Of those, the ones in which a charge failed: premium goes on for a while (`graceEndOf`), then it ends. */
export const owingStates = ['past_due', 'unpaid']

/** Of those, the ones in which the next charge has a date, and can be moved; one that was put off is `trialing`. */
export const datedStates = ['active', 'trialing']

export const findSubscription = async (
  { db }: Core.Strapi,
  stripeId: string,
): Promise<SubscriptionRow | undefined> =>
  (await db.query(subscriptionUid).findOne({ where: { stripeId } })) ?? undefined

/** The subscriptions that a user has now, the first one first: more than one only until `endSecond` is through. */
export const livingOf = ({ db }: Core.Strapi, userId: number): Promise<SubscriptionRow[]> =>
  db.query(subscriptionUid).findMany({
    where: { userId, status: { $in: livingStates } },
    orderBy: { id: 'asc' },
  })

/** The one that goes on. */
export const findLiving = async (
  strapi: Core.Strapi,
  userId: number,
): Promise<SubscriptionRow | undefined> => (await livingOf(strapi, userId))[0]

/** Its charges that came: none while a slow bank has not paid the first, whatever Stripe calls it. */
export const paidOrdersOf = (
  { db }: Core.Strapi,
  { stripeId: subscriptionId }: Pick<SubscriptionRow, 'stripeId'>,
): Promise<OrderRow[]> =>
  db.query(orderUid).findMany({ where: { subscriptionId, paidAt: { $notNull: true } } })
