import type { Core } from '@strapi/strapi'
import { type CouponRow, couponTable, couponUid } from '../../../coupons/coupon-row'
import { AppError } from '../../../lib/app-error'
import { writeAct } from '../../log/write-act'

type Switch = { admin: number; id: string; isOff: boolean; reason: string }

/** Switches a coupon off, or on again; what it is already is no act. Throws notFound. */
export async function switchCoupon(
  strapi: Core.Strapi,
  { admin, id, isOff, reason }: Switch,
): Promise<{ id: string }> {
  const where = { documentId: id }
  return strapi.db.transaction(async ({ trx }) => {
    // Held first: of two at once the second sees what the first did.
    await trx(couponTable).where({ document_id: id }).forUpdate().first('id')
    const coupon: CouponRow | null = await strapi.db.query(couponUid).findOne({ where })
    if (!coupon) throw new AppError('notFound')
    const wasOff = coupon.isOff === true
    if (wasOff === isOff) return { id }
    await strapi.db.query(couponUid).updateMany({ where, data: { isOff } })
    await writeAct(strapi, {
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
