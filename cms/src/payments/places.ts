import { type CheckoutBody, productFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findCoupon } from '../coupons/coupon-row'
import { personMark } from '../coupons/person-mark'
import { now } from '../lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import type { UserRow } from '../users/user-row'

/** What one open order has at most, by unique indexes (decision 133); null: what it does not need. */
export type Places = Pick<OrderRow, 'premiumOf' | 'couponOf' | 'payLinkOf'>

type Bought = Pick<CheckoutBody, 'product'> & { gift?: unknown }

const bringsPremium = ({ product, gift }: Bought) =>
  !gift && productFacts(product).kind !== 'analysis'

type Wish = { user: UserRow | undefined; body: CheckoutBody }

/**
 * The places of an order that would be opened: nobody pays for two plans from two tabs, nor twice with one use of a
 * coupon, with an account or without (decision 123). Throws couponNotFound, couponExpired.
 */
export async function placesOf(strapi: Core.Strapi, { user, body }: Wish): Promise<Places> {
  const { coupon: code, gift } = body
  const email = user?.email ?? gift?.giverEmail
  const asked = { userId: user?.id ?? null, at: now() }
  const coupon = code ? await findCoupon(strapi, { ...asked, code }) : undefined
  return {
    premiumOf: user && bringsPremium(body) ? user.id : null,
    couponOf: coupon && email ? personMark(coupon.id, email) : null,
    payLinkOf: null,
  }
}

/** The open orders that have them; the order of the same request is no other one. */
export async function holdersOf(
  { db }: Core.Strapi,
  { premiumOf, couponOf, payLinkOf }: Places,
  key: string,
): Promise<OrderRow[]> {
  const held = [
    ...(premiumOf === null ? [] : [{ premiumOf }]),
    ...(couponOf === null ? [] : [{ couponOf }]),
    ...(payLinkOf === null ? [] : [{ payLinkOf }]),
  ]
  if (held.length === 0) return []
  return db.query(orderUid).findMany({ where: { dedupeKey: { $ne: key }, $or: held } })
}
