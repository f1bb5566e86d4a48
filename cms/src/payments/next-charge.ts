import type { Core } from '@strapi/strapi'
import { wantedBillingDate } from '../entitlements/wanted-billing-date'
import { type OrderRow, orderUid } from '../orders/order-row'
import { datedStates, type SubscriptionRow } from './subscription-row'

type Asked = { paidUntil: Date | null; at: Date }

/** What a subscriber has, by which their next charge goes. */
export const whatTheyHave = async (strapi: Core.Strapi, living: SubscriptionRow, asked: Asked) => ({
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
  if (!datedStates.includes(living.status)) return told.current
  const has = await whatTheyHave(strapi, living, asked)
  return wantedBillingDate({ ...has, ...told, anchor: asked.at }) ?? told.current
}

/** What Stripe said last of the next charge. */
export const lastTold = ({ currentPeriodEnd, status }: SubscriptionRow) => ({
  current: new Date(currentPeriodEnd),
  isPutOff: status === 'trialing',
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
