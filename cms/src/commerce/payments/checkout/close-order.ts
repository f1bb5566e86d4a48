import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { giveCampaignUse } from '../../campaigns/active-campaign'
import { releaseCoupon } from '../../coupons/spend-coupon'
import { moveOrder, type OrderRow } from '../../orders/order-row'

/**
 * Closes an unpaid order and releases what it reserved. Idempotent and safe when called concurrently; returns false
 * unless this call closed it.
 */
export const closeOrder = async (strapi: Core.Strapi, order: OrderRow): Promise<boolean> =>
  strapi.db.transaction(async (): Promise<boolean> => {
    const change = { state: 'failed', failedAt: now().toISOString() } as const
    if (!(await moveOrder(strapi, order, ['pending'], change))) return false
    // Same lock order as in `openOrder`, to prevent deadlocks.
    if (order.campaignId !== null) await giveCampaignUse(strapi, order.campaignId)
    await releaseCoupon(strapi, order.id)
    return true
  })
