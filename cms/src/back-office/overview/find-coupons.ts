import { type Found, mostFound } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { couponTable } from '../../commerce/coupons/coupon-row'
import { readsOf } from '../../platform/database/reads/reads'
import { escapeLike } from '../../platform/lib/escape-like'

/** Coupons by the beginning of their code; coupons made by an editor come before those of single users. */
export function findCoupons(strapi: Core.Strapi, q: string): Promise<Found['coupons']> {
  const connection = readsOf(strapi)
  return connection(couponTable)
    .select('code', { used: connection.raw('COALESCE(used, 0)') }, { id: 'document_id' })
    .whereRaw("code LIKE ? ESCAPE '!'", [`${escapeLike(q.toUpperCase())}%`])
    .orderByRaw("CASE source WHEN 'editor' THEN 0 ELSE 1 END, code")
    .limit(mostFound)
}
