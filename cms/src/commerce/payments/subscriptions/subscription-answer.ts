import type { Subscription, SubscriptionAnswer } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../../members/users/user-row'
import { readSettings } from '../../../platform/settings/read-settings'
import { billingSummaryOf } from './billing-summary'
import { graceEndOf } from './grace'
import { findLiving, owingStates, paidOrdersOf, type SubscriptionRow } from './subscription-row'

/** A user's subscription, as shown to them. */
export async function subscriptionOf(
  strapi: Core.Strapi,
  user: UserRow,
): Promise<SubscriptionAnswer> {
  const living = await findLiving(strapi, user.id)
  const isPaid = living && (await paidOrdersOf(strapi, living)).length > 0
  const { graceDays } = await readSettings(strapi)
  return {
    subscription: isPaid ? answerOf(living, graceDays) : null,
    billingSummary: await billingSummaryOf(strapi, user, living),
    hasPortal: !!user.stripeCustomerId,
  }
}

const answerOf = (row: SubscriptionRow, graceDays: number): Subscription => ({
  plan: row.plan,
  price: { amount: row.amount, currency: row.currency },
  currentPeriodEnd: new Date(row.currentPeriodEnd).toISOString(),
  state: stateOf(row),
  isCanceled: row.cancelAtPeriodEnd,
  graceUntil: graceEndOf(row, graceDays)?.toISOString() ?? null,
})

function stateOf({ cancelAtPeriodEnd, status }: SubscriptionRow): Subscription['state'] {
  if (status === 'paused' || owingStates.includes(status)) return 'pastDue'
  return cancelAtPeriodEnd ? 'canceled' : 'active'
}
