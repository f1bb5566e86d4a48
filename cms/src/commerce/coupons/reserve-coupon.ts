import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError } from '../../platform/lib/app-error'
import { addUse } from './add-use'
import { lockCoupon } from './coupon-row'
import { type CouponWish, evaluateCoupon } from './find-usable-coupon'
import { requireGuestShare } from './guest-share'
import { requireOnlyFirst } from './require-first'
import { userCouponUid } from './user-coupon-row'

/**
 * Reserves a coupon for an order until it is paid or abandoned, in the caller's transaction; claims it if needed.
 * Returns the id of the user's row. Throws the errors of `findUsableCoupon`.
 */
export async function reserveCoupon(
  strapi: Core.Strapi,
  { orderId, ...request }: CouponWish & { orderId: number },
): Promise<number> {
  const { at, userId, email } = request
  if (userId !== null) await requireUserRow(strapi, userId)
  await lockCoupon(strapi, { code: request.code })
  const { coupon, rows, open } = await evaluateCoupon(strapi, request)
  await requireOnlyFirst(strapi, coupon, { userId, email, orderId })
  if (!open) {
    if (userId === null) await requireGuestShare(strapi, coupon)
    return addUse(strapi, coupon, { userId, email, state: 'reserved', before: rows, at, orderId })
  }
  const { count } = await strapi.db
    .query(userCouponUid)
    .updateMany({ where: { id: open.id, state: 'open' }, data: { state: 'reserved', orderId } })
  if (count === 0) throw new AppError('couponReserved')
  return open.id
}
