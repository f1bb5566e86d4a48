import type { Core } from '@strapi/strapi'
import { changeAnalyses } from '../analyses/withhold-analysis'
import { revokeGranted } from '../coupons/grant-coupon'
import { revokeGift } from '../gifts/add-gift'
import { changeTerm } from '../membership/change-terms'
import type { OrderRow } from '../orders/order-row'

/** Ends what an order brought, in the transaction that gives its money back. */
export async function takeAway(strapi: Core.Strapi, order: OrderRow) {
  await changeTerm(strapi, `order:${order.id}`, 'revoke')
  await changeAnalyses(strapi, order.id, 'withheld')
  await revokeGranted(strapi, order.id)
  // Also when the order has forgotten that it was a gift, because its giver left.
  await revokeGift(strapi, order.id)
}
