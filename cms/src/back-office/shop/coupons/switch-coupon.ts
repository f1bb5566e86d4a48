import type { Core } from '@strapi/strapi'
import { type CouponRow, couponTable, couponUid } from '../../../commerce/coupons/coupon-row'
import { lockRows } from '../../../platform/database/lock-rows'
import { AppError } from '../../../platform/lib/app-error'
import { recordAction } from '../../log/record-action'

type Switch = { admin: number; id: string; isOff: boolean; reason: string }

/** Switches a coupon off or on; without a change nothing is logged. Throws notFound. */
export async function switchCoupon(
  strapi: Core.Strapi,
  { admin, id, isOff, reason }: Switch,
): Promise<{ id: string }> {
  const where = { documentId: id }
  return strapi.db.transaction(async () => {
    // Locked first: of two concurrent calls the second sees the result of the first.
    await lockRows(strapi, couponTable, { document_id: id })
    const coupon: CouponRow | null = await strapi.db.query(couponUid).findOne({ where })
    if (!coupon) throw new AppError('notFound')
    const wasOff = coupon.isOff === true
    if (wasOff === isOff) return { id }
    await strapi.db.query(couponUid).updateMany({ where, data: { isOff } })
    await recordAction(strapi, {
      admin,
      act: 'switchCoupon',
      subject: { kind: 'coupon', id },
      before: { isOff: wasOff },
      after: { isOff },
      reason,
    })
    return { id }
  })
}
