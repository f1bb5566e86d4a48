import type { Core } from '@strapi/strapi'
import { userCouponUid } from './user-coupon-row'

type Use = { userCouponId: number; orderId: number; at: Date }

/**
 * The order is paid: its coupon is used, also when it was let go of meanwhile and nobody took it up. In the
 * caller's transaction, safe twice.
 */
export async function spendCoupon({ db }: Core.Strapi, { userCouponId, orderId, at }: Use) {
  await db.query(userCouponUid).updateMany({
    where: {
      id: userCouponId,
      $or: [{ state: 'reserved', orderId }, { state: 'open' }],
    },
    data: { state: 'used', orderId, usedAt: at.toISOString() },
  })
}

/** The order came to nothing: its coupon is there again. In the caller's transaction, safe twice. */
export async function releaseCoupon({ db }: Core.Strapi, { orderId }: Pick<Use, 'orderId'>) {
  await db.query(userCouponUid).updateMany({
    where: { orderId, state: 'reserved' },
    data: { state: 'open', orderId: null },
  })
}
