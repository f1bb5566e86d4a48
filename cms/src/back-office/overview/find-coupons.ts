import { type Found, mostFound } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { couponTable } from '../../coupons/coupon-row'
import { escapeLike } from '../../lib/escape-like'

/** Coupons whose code begins so; those that an editor made before those of single people. */
export const findCoupons = (
  { db: { connection } }: Core.Strapi,
  q: string,
): Promise<Found['coupons']> =>
  connection(couponTable)
    .select('code', 'uses', { id: 'document_id' })
    .whereRaw("code LIKE ? ESCAPE '!'", [`${escapeLike(q.toUpperCase())}%`])
    .orderByRaw("CASE source WHEN 'editor' THEN 0 ELSE 1 END, code")
    .limit(mostFound)
