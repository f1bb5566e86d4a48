import type { Core } from '@strapi/strapi'
import { wantedBillingDate } from '../../entitlements/wanted-billing-date'
import { type OrderRow, orderUid } from '../../orders/order-row'
import { datedStates, type SubscriptionRow } from './subscription-row'

type Membership = { paidUntil: Date | null; at: Date }

/** The facts about a subscriber that determine the next charge. */
export const membershipFacts = async (
  strapi: Core.Strapi,
  living: SubscriptionRow,
  membership: Membership,
) => ({
  ...membership,
  chargedUntil: await chargedUntil(strapi, living),
})

/** The next charge of a subscription: Stripe's date, or the date it is being moved to. */
export async function nextChargeOf(
  strapi: Core.Strapi,
  living: SubscriptionRow,
  membership: Membership,
): Promise<Date> {
  const atStripe = lastReportedCharge(living)
  if (!datedStates.includes(living.status)) return atStripe.current
  const facts = await membershipFacts(strapi, living, membership)
  return wantedBillingDate({ ...facts, ...atStripe, anchor: membership.at }) ?? atStripe.current
}

/** Stripe's last known state of the next charge. */
export const lastReportedCharge = ({ currentPeriodEnd, status }: SubscriptionRow) => ({
  current: new Date(currentPeriodEnd),
  isPutOff: status === 'trialing',
})

/** The end of the last paid and unrefunded period of its charges. */
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
