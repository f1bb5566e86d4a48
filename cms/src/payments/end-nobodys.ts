import type { Core } from '@strapi/strapi'
import { type OrderRow, orderUid } from '../orders/order-row'
import { findUser } from '../users/user-row'
import { endOrder } from './end-order'

type Bought = Pick<OrderRow, 'userId' | 'kind' | 'payLinkId' | 'buyerEmail'> & { gift: unknown }

/**
 * Whose buyer left: the erasure took account and gift out of it, or the address. A visitor's is of a gift, or by a pay
 * link.
 */
export const isLeft = ({ userId, gift, kind, payLinkId, buyerEmail }: Bought) =>
  kind === 'checkout' && userId === null && !gift && (payLinkId === null || buyerEmail === null)

/** Whether nobody is there any more, or may be, who could have what an order brings. */
export async function isNobodys(strapi: Core.Strapi, order: OrderRow): Promise<boolean> {
  if (order.userId === null) return isLeft(order)
  const user = await findUser(strapi, order.userId)
  return !user || user.blocked
}

/**
 * Closes the pages of whoever left, as soon as they did; what Stripe does not answer now, the reconciliation asks
 * again (decision 125).
 */
export async function endNobodys(strapi: Core.Strapi) {
  const pending: OrderRow[] = await strapi.db
    .query(orderUid)
    .findMany({ where: { state: 'pending', userId: null, kind: 'checkout' } })
  for (const order of pending.filter(isLeft)) await endOrder(strapi, order)
}
