import type { Currency, Plan, ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type OrderRow, orderUid } from '../../orders/order-row'
import type { Agreed } from './subscription-terms'

/** A subscription as last reported by Stripe; plan and amount of the next charge are ours. */
export type SubscriptionRow = {
  id: number
  stripeId: string
  userId: number | null
  customerId: string
  productKey: ProductKey
  /** The product's name when it was agreed; null: older than this column. */
  productName: string | null
  plan: Plan
  /** Minor units of its next charge, before discounts by Stripe coupons. */
  amount: number
  currency: Currency
  /**
   * Agreed terms by Stripe price id, past and present (decision subscription-changes); null: older than this column.
   */
  agreed: Agreed | null
  /** Stripe's own status. */
  status: string
  currentPeriodEnd: string
  cancelAtPeriodEnd: boolean
  cancelReason: string | null
  pastDueSince: string | null
  endedAt: string | null
  /** Counts changes: after a concurrent change the subscription is fetched again. */
  version: number
}

export const subscriptionUid = 'api::subscription.subscription'
export const subscriptionTable = 'subscriptions'

/** Stripe's states of a living subscription: a paused one, or one with exhausted retries, can become active again. */
export const livingStates = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** Of those, the ones with a failed charge: premium continues for a grace period (`graceEndOf`), then it ends. */
export const owingStates = ['past_due', 'unpaid']

/** Of those, the ones with a dated next charge that can be moved; a deferred one is `trialing`. */
export const datedStates = ['active', 'trialing']

export const findSubscription = async (
  { db }: Core.Strapi,
  stripeId: string,
): Promise<SubscriptionRow | undefined> =>
  (await db.query(subscriptionUid).findOne({ where: { stripeId } })) ?? undefined

/** The living subscriptions of a user, oldest first: more than one only until `cancelDuplicateSubscription` has run. */
export const livingOf = ({ db }: Core.Strapi, userId: number): Promise<SubscriptionRow[]> =>
  db.query(subscriptionUid).findMany({
    where: { userId, status: { $in: livingStates } },
    orderBy: { id: 'asc' },
  })

/** The oldest one, which stays. */
export const findLiving = async (
  strapi: Core.Strapi,
  userId: number,
): Promise<SubscriptionRow | undefined> => (await livingOf(strapi, userId))[0]

/** Its paid charges. There are none while the first payment is delayed, regardless of the status at Stripe. */
export const paidOrdersOf = (
  { db }: Core.Strapi,
  { stripeId: subscriptionId }: Pick<SubscriptionRow, 'stripeId'>,
): Promise<OrderRow[]> =>
  db.query(orderUid).findMany({ where: { subscriptionId, paidAt: { $notNull: true } } })
