import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { orderUid } from '../orders/order-row'
import type { CouponRow } from './coupon-row'
import type { CouponUser } from './user-coupon-row'

/**
 * Throws couponFirstPurchase for whoever paid us before, by the account or by the address of a gift. What a coupon paid
 * whole was a purchase too.
 */
export async function requireFirst(
  { db }: Core.Strapi,
  { firstPurchase }: Pick<CouponRow, 'firstPurchase'>,
  { userId, email }: CouponUser,
) {
  if (!firstPurchase) return
  const who = [
    ...(userId === null ? [] : [{ userId }]),
    ...(email === null ? [] : [{ buyerEmail: email }]),
  ]
  if (who.length === 0) return
  const before = await db
    .query(orderUid)
    .findOne({ select: ['id'], where: { paidAt: { $notNull: true }, $or: who } })
  if (before) throw new AppError('couponFirstPurchase')
}
