import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { requireUserRow } from '../users/lock-user'
import { addUse } from './add-use'
import { lockCoupon } from './coupon-row'
import { type CouponWish, judgeCoupon } from './find-usable-coupon'
import { nobodysId, rowsOf, userCouponUid } from './user-coupon-row'

/**
 * Keeps a coupon for an order until it is paid or given up, in the caller's transaction; claims it when it is
 * not claimed yet. The id of the user's row. Throws what `findUsableCoupon` throws.
 */
export async function reserveCoupon(
  strapi: Core.Strapi,
  { orderId, ...wish }: CouponWish & { orderId: number },
): Promise<number> {
  const { at } = wish
  const userId = wish.userId ?? nobodysId
  if (wish.userId !== null) await requireUserRow(strapi, wish.userId)
  await lockCoupon(strapi, wish.code)
  const { coupon, open } = await judgeCoupon(strapi, wish)
  if (!open) {
    const rows = await rowsOf(strapi, { userId, couponId: coupon.id })
    return addUse(strapi, coupon, { userId, state: 'reserved', before: rows.length, at, orderId })
  }
  const { count } = await strapi.db
    .query(userCouponUid)
    .updateMany({ where: { id: open.id, state: 'open' }, data: { state: 'reserved', orderId } })
  if (count === 0) throw new AppError('couponReserved')
  return open.id
}
