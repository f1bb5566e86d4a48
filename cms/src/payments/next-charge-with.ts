import type { Core } from '@strapi/strapi'
import { isRenewing, type OrderRow } from '../orders/order-row'
import type { UserRow } from '../users/user-row'
import { outlookOf } from './outlook'
import { findLiving } from './subscription-row'

/**
 * When a user is charged next, with what an order has just brought; for its letter. A subscription that the order begins
 * is not known yet: it is charged when all is over. null: nothing renews.
 */
export async function nextChargeWith(
  strapi: Core.Strapi,
  order: OrderRow,
  user: UserRow,
): Promise<Date | null> {
  const living = await findLiving(strapi, user.id)
  const begins = !living && isRenewing(order) && order.periodEnd
  if (begins) return latest(order.periodEnd, user.paidUserExpire)
  const { nextCharge } = await outlookOf(strapi, user, living)
  return nextCharge ? new Date(nextCharge) : null
}

const latest = (...instants: readonly (string | null)[]) =>
  new Date(Math.max(...instants.map((instant) => (instant ? new Date(instant).getTime() : 0))))
