import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../incidents/raise-incident'
import { now } from '../lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import { aboutOrder } from './about-order'

/** By then the reconciliation has tried a dozen times. */
export const stuckMs = 60 * 60_000

/** Tells people of orders that were paid and bring nothing, whatever the reason. */
export async function reportStuck(strapi: Core.Strapi) {
  const before = new Date(now().getTime() - stuckMs)
  const stuck: OrderRow[] = await strapi.db
    .query(orderUid)
    .findMany({ where: { state: 'paid', paidAt: { $lte: before } }, limit: 500 })
  for (const order of stuck) {
    const { documentId: reference } = order
    await raiseIncident(strapi, { kind: 'orderStuck', reference, ...aboutOrder(order) })
  }
}
