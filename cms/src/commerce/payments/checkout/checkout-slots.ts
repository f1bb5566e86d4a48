import { type CheckoutBody, isItemKey, isMembership } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../../members/users/user-row'
import { now } from '../../../platform/lib/clock'
import { findCoupon } from '../../coupons/coupon-row'
import { personMark } from '../../coupons/person-mark'
import { type OrderRow, orderUid } from '../../orders/order-row'

/** Unique keys, each held by one open order at most (decision checkout-slots); null: not needed. */
export type CheckoutSlots = Pick<OrderRow, 'premiumOf' | 'itemOf' | 'couponOf' | 'payLinkOf'>

type Bought = Pick<CheckoutBody, 'product'> & { gift?: unknown }

const bringsPremium = ({ product, gift }: Bought) => !gift && isMembership(product)

type CheckoutRequest = { user: UserRow | undefined; body: CheckoutBody }

/**
 * The unique keys of a new order: they prevent paying for two plans or twice for one item from two tabs, and paying twice with one use of a
 * coupon, with or without an account. Throws couponNotFound, couponExpired.
 */
export async function checkoutSlotsOf(
  strapi: Core.Strapi,
  { user, body }: CheckoutRequest,
): Promise<CheckoutSlots> {
  const { coupon: code, gift } = body
  const email = user?.email ?? gift?.giverEmail
  const holder = { userId: user?.id ?? null, at: now() }
  const coupon = code ? await findCoupon(strapi, { ...holder, code }) : undefined
  return {
    premiumOf: user && bringsPremium(body) ? user.id : null,
    itemOf: user && !gift && isItemKey(body.product) ? `${user.id}:${body.product}` : null,
    couponOf: coupon && email ? personMark(coupon.id, email) : null,
    payLinkOf: null,
  }
}

/** The open orders that hold one of these keys, except the order of the same request. */
export async function slotHoldersOf(
  { db }: Core.Strapi,
  slots: CheckoutSlots,
  key: string,
): Promise<OrderRow[]> {
  const held = Object.entries(slots).flatMap(([slot, value]) =>
    value === null ? [] : [{ [slot]: value }],
  )
  if (held.length === 0) return []
  return db.query(orderUid).findMany({ where: { dedupeKey: { $ne: key }, $or: held } })
}
