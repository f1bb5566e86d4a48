import type { Core } from '@strapi/strapi'
import { giveCampaignUse } from '../campaigns/active-campaign'
import { releaseCoupon } from '../coupons/spend-coupon'
import { now } from '../lib/clock'
import { moveOrder, type OrderRow } from '../orders/order-row'

/**
 * An order that will not be paid: what it reserved is free again. Safe twice and at once; false for whoever was not the
 * one that closed it.
 */
export const closeOrder = async (strapi: Core.Strapi, order: OrderRow): Promise<boolean> =>
  strapi.db.transaction(async (): Promise<boolean> => {
    const change = { state: 'failed', failedAt: now().toISOString() } as const
    if (!(await moveOrder(strapi, order, ['pending'], change))) return false
    // In the order in which an order takes them: of two at once neither waits for the other for ever.
    if (order.campaignId !== null) await giveCampaignUse(strapi, order.campaignId)
    await releaseCoupon(strapi, order.id)
    return true
  })
