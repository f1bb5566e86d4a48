import type { Core } from '@strapi/strapi'
import { moveOrder, type OrderRow } from '../orders/order-row'
import { addUse } from './add-use'
import { couponTable } from './coupon-row'
import { rowsOf, type UserCouponRow, userCouponTable, userCouponUid } from './user-coupon-row'

type Paid = { order: OrderRow; at: Date }

/**
 * The order is paid: its coupon is used. When it was let go of meanwhile and is somebody else's now, or free
 * for all again, whoever paid has used it all the same, over its limit if need be (decision 122). In the
 * caller's transaction, safe twice. false: it was not the one that was kept for the order, which is for people to see.
 */
export async function spendCoupon(strapi: Core.Strapi, { order, at }: Paid): Promise<boolean> {
  const { id: orderId, userCouponId: id, userId, buyerEmail } = order
  const held: UserCouponRow | null = await strapi.db.query(userCouponUid).findOne({ where: { id } })
  if (!held) return false
  if (held.state === 'used' && held.orderId === orderId) return true
  await holdCoupon(strapi, held.couponId)
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
  // One that was revoked came with money that went back: it brought this price, and counts no more.
  if (count > 0) return true
  if (held.state === 'revoked') return false
  const who = { userId, email: buyerEmail, couponId: held.couponId }
  const before = await rowsOf(strapi, who)
  const coupon = { id: held.couponId }
  const use = { ...who, state: 'used', before, at, orderId, isPaid: true } as const
  const userCouponId = await addUse(strapi, coupon, use)
  await moveOrder(strapi, order, ['paid', 'fulfilled'], { userCouponId })
  return false
}

/**
 * The order came to nothing: what was claimed with it is free for all again, what its owner had before is theirs
 * again. In the caller's transaction, safe twice.
 */
export async function releaseCoupon(strapi: Core.Strapi, orderId: number) {
  const rows = strapi.db.query(userCouponUid)
  const held: UserCouponRow[] = await rows.findMany({ where: { orderId, state: 'reserved' } })
  for (const { id, couponId, claimedByOrderId, userId } of held) {
    await holdCoupon(strapi, couponId)
    const isForAll = claimedByOrderId === orderId || userId === null
    const { count } = await rows.updateMany({
      where: { id, orderId, state: 'reserved' },
      data: isForAll ? { state: 'released', personMark: null } : { state: 'open', orderId: null },
    })
    if (isForAll && count > 0) await giveUseBack(strapi, couponId)
  }
}

/** Whoever leaves gives back what they claimed and did not use. In the transaction that erases them. */
export async function releaseClaims(strapi: Core.Strapi, userId: number) {
  const rows = strapi.db.query(userCouponUid)
  const open: UserCouponRow[] = await rows.findMany({
    where: { userId, state: 'open' },
    orderBy: { couponId: 'asc' },
  })
  for (const { id, couponId } of open) {
    await holdCoupon(strapi, couponId)
    await rows.deleteMany({ where: { id } })
    await giveUseBack(strapi, couponId)
  }
}

/** Holds a coupon's row until the transaction ends, as whoever claims one does. */
const holdCoupon = ({ db }: Core.Strapi, id: number) =>
  db.transaction(({ trx }) => trx(couponTable).where({ id }).forUpdate().first('id'))

const giveUseBack = ({ db }: Core.Strapi, id: number) =>
  db.transaction(({ trx }) =>
    trx(couponTable)
      .where({ id })
      .andWhere('uses', '>', 0)
      .update({ uses: trx.raw('uses - 1') }),
  )

/** Rows of coupons that go with their owner. In the transaction that erases them. */
export const forgetOwned = ({ db }: Core.Strapi, userId: number) =>
  db.transaction(({ trx }) =>
    trx(userCouponTable)
      .whereIn('coupon_id', trx(couponTable).where({ owner_user_id: userId }).select('id'))
      .delete(),
  )
