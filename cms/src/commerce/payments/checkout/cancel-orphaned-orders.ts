import type { Core } from '@strapi/strapi'
import { findUser } from '../../../members/users/user-row'
import { type OrderRow, orderUid } from '../../orders/order-row'
import { endOrder } from './end-order'

type Bought = Pick<OrderRow, 'userId' | 'kind' | 'payLinkId' | 'buyerEmail'> & { gift: unknown }

/**
 * Whether the buyer was erased: erasure removes account and gift, or the address. An order of a guest is a gift, or by
 * a payment link.
 */
export const isBuyerErased = ({ userId, gift, kind, payLinkId, buyerEmail }: Bought) =>
  kind === 'checkout' && userId === null && !gift && (payLinkId === null || buyerEmail === null)

/** Whether no user is left who could receive what an order grants: erased or blocked. */
export async function isOrphaned(strapi: Core.Strapi, order: OrderRow): Promise<boolean> {
  if (order.userId === null) return isBuyerErased(order)
  const user = await findUser(strapi, order.userId)
  return !user || user.blocked
}

/**
 * Ends the open orders of erased buyers at once; failed calls to Stripe are retried by the reconciliation
 * (decision checkout-slots).
 */
export async function cancelOrphanedOrders(strapi: Core.Strapi) {
  const pending: OrderRow[] = await strapi.db
    .query(orderUid)
    .findMany({ where: { state: 'pending', userId: null, kind: 'checkout' } })
  for (const order of pending.filter(isBuyerErased)) await endOrder(strapi, order)
}
