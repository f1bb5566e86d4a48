import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../../members/users/user-row'
import { isRenewing, type OrderRow } from '../../orders/order-row'
import { billingSummaryOf } from './billing-summary'
import { findLiving } from './subscription-row'

/**
 * The next charge of a user including what an order just granted; for its e-mail. A subscription started by the order
 * is not stored yet: it is charged after all terms. null: nothing renews.
 */
export async function nextChargeWith(
  strapi: Core.Strapi,
  order: OrderRow,
  user: UserRow,
): Promise<Date | null> {
  const living = await findLiving(strapi, user.id)
  const begins = !living && isRenewing(order) && order.periodEnd
  if (begins) return latest(order.periodEnd, user.paidUserExpire)
  const { nextCharge } = await billingSummaryOf(strapi, user, living)
  return nextCharge ? new Date(nextCharge) : null
}

const latest = (...instants: readonly (string | null)[]) =>
  new Date(Math.max(...instants.map((instant) => (instant ? new Date(instant).getTime() : 0))))
