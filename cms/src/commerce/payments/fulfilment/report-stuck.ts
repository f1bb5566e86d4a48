import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { now } from '../../../platform/lib/clock'
import { type OrderRow, orderUid } from '../../orders/order-row'
import { aboutOrder } from '../checkout/about-order'

/** By then the reconciliation has tried a dozen times. */
export const stuckMs = 60 * 60_000

/** Raises incidents for paid orders that were not fulfilled, for any reason. */
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
