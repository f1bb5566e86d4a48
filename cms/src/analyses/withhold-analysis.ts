import type { Core } from '@strapi/strapi'
import { userCouponUid } from '../coupons/user-coupon-row'
import { orderUid } from '../orders/order-row'
import { type AnalysisRow, analysisUid } from './analysis-row'

/**
 * Closes the analysis of an order whose money went back or is asked for, and those that were had for a coupon which
 * came with it; opens them again. In the caller's transaction, safe twice. Links lead nowhere meanwhile.
 */
export async function changeAnalyses(
  strapi: Core.Strapi,
  orderId: number,
  state: AnalysisRow['state'],
) {
  const ids = [orderId, ...(await ordersByCoupon(strapi, orderId))]
  await strapi.db
    .query(analysisUid)
    .updateMany({ where: { orderId: { $in: ids } }, data: { state } })
}

/** Orders that a coupon paid which came with this one. */
async function ordersByCoupon({ db }: Core.Strapi, grantedByOrderId: number): Promise<number[]> {
  const coupons: { id: number }[] = await db
    .query(userCouponUid)
    .findMany({ where: { grantedByOrderId }, select: ['id'] })
  if (coupons.length === 0) return []
  const orders: { id: number }[] = await db.query(orderUid).findMany({
    where: { userCouponId: { $in: coupons.map(({ id }) => id) } },
    select: ['id'],
  })
  return orders.map(({ id }) => id)
}
