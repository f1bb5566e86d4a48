import type { Core } from '@strapi/strapi'
import { moveOrder, type OrderRow } from '../orders/order-row'
import { addUse } from './add-use'
import { couponTable, lockCoupon } from './coupon-row'
import { rowsOf, type UserCouponRow, userCouponTable, userCouponUid } from './user-coupon-row'

type Paid = { order: OrderRow; at: Date }

/**
 * Marks the coupon of a paid order as used. If its reservation was released, and the use was freed or taken by another
 * order, the payment counts as a use anyway, even over the limit (decision coupon-redemption). In the caller's
 * transaction, idempotent. Returns false if it was not the reserved row, which needs review.
 */
export async function spendCoupon(strapi: Core.Strapi, { order, at }: Paid): Promise<boolean> {
  const { id: orderId, userCouponId: id, userId, buyerEmail } = order
  const reserved: UserCouponRow | null = await strapi.db
    .query(userCouponUid)
    .findOne({ where: { id } })
  if (!reserved) return false
  if (reserved.state === 'used' && reserved.orderId === orderId) return true
  await lockCoupon(strapi, { id: reserved.couponId })
  const { count } = await strapi.db.query(userCouponUid).updateMany({
    where: {
      id,
      $or: [
        { state: 'reserved', orderId },
        { state: 'open', userId },
      ],
    },
    data: { state: 'used', orderId, usedAt: at.toISOString() },
  })
  if (count > 0) {
    await countUsed(strapi, reserved.couponId)
    return true
  }
  // A coupon revoked by a refund reduced this price, but no longer counts.
  if (reserved.state === 'revoked') return false
  const holder = { userId, email: buyerEmail, couponId: reserved.couponId }
  const before = await rowsOf(strapi, holder)
  const coupon = { id: reserved.couponId }
  const use = { ...holder, state: 'used', before, at, orderId, isPaid: true } as const
  const userCouponId = await addUse(strapi, coupon, use)
  await moveOrder(strapi, order, ['paid', 'fulfilled'], { userCouponId })
  return false
}

/**
 * Releases the coupon of a failed order: a use claimed with the order is freed, a coupon owned before becomes open
 * again. In the caller's transaction, idempotent.
 */
export async function releaseCoupon(strapi: Core.Strapi, orderId: number) {
  const rows = strapi.db.query(userCouponUid)
  const reserved: UserCouponRow[] = await rows.findMany({ where: { orderId, state: 'reserved' } })
  for (const { id, couponId, claimedByOrderId, userId } of reserved) {
    await lockCoupon(strapi, { id: couponId })
    const isFreed = claimedByOrderId === orderId || userId === null
    const { count } = await rows.updateMany({
      where: { id, orderId, state: 'reserved' },
      data: isFreed ? { state: 'released', personMark: null } : { state: 'open', orderId: null },
    })
    if (isFreed && count > 0) await releaseUse(strapi, couponId)
  }
}

/** Releases the claimed and unused coupons of a user, in the transaction that erases the user. */
export async function releaseClaims(strapi: Core.Strapi, userId: number) {
  const rows = strapi.db.query(userCouponUid)
  const open: UserCouponRow[] = await rows.findMany({
    where: { userId, state: 'open' },
    orderBy: { couponId: 'asc' },
  })
  for (const { id, couponId } of open) {
    await lockCoupon(strapi, { id: couponId })
    await rows.deleteMany({ where: { id } })
    await releaseUse(strapi, couponId)
  }
}

const countUsed = ({ db }: Core.Strapi, id: number) =>
  db.transaction(({ trx }) =>
    trx(couponTable)
      .where({ id })
      .update({ used: trx.raw('COALESCE(used, 0) + 1') }),
  )

const releaseUse = ({ db }: Core.Strapi, id: number) =>
  db.transaction(({ trx }) =>
    trx(couponTable)
      .where({ id })
      .andWhere('uses', '>', 0)
      .update({ uses: trx.raw('uses - 1') }),
  )

/** Deletes coupons owned by a user. In the transaction that erases them. */
export const deleteOwned = ({ db }: Core.Strapi, userId: number) =>
  db.transaction(({ trx }) =>
    trx(userCouponTable)
      .whereIn('coupon_id', trx(couponTable).where({ owner_user_id: userId }).select('id'))
      .delete(),
  )
