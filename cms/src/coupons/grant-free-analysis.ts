import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { addMonths } from '../lib/dates'
import { grantCoupon } from './grant-coupon'

/** How long an analysis that was given, or comes with a term, can be taken. */
const months = 12

type FreeAnalysis = {
  userId: number
  /** `term`: one comes with every paid term (spec §6, "Who is who"). */
  source: 'gift' | 'term'
  freeProduct: ProductKey
  /** The order that it came with, and goes with when it is given back. */
  orderId: number
}

/** A coupon for one analysis, in somebody's hands; in the caller's transaction, which sees to it that it happens once. */
export async function grantFreeAnalysis(
  strapi: Core.Strapi,
  { userId, source, freeProduct, orderId }: FreeAnalysis,
): Promise<{ code: string; validUntil: Date }> {
  const validUntil = addMonths(now(), months)
  const wish = { userId, source, freeProduct, validUntil, grantedByOrderId: orderId }
  const { code } = await grantCoupon(strapi, { ...wish, kind: 'freeProduct' })
  return { code, validUntil }
}
