import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { newRow } from '../lib/new-row'
import { type CouponRow, couponTable } from './coupon-row'
import { type UserCouponRow, userCouponTable } from './user-coupon-row'

type NewUse = {
  userId: number
  state: UserCouponRow['state']
  /** How many the user has of it already, with the user's row held. */
  before: number
  at: Date
  orderId?: number
  grantedByOrderId?: number
}

/**
 * One more use of a coupon, as a row of the user's; its id. In the caller's transaction. The limit is part of
 * the statement, so that of many at once no more get through: couponAlreadyRedeemed.
 */
export const addUse = async (
  { db }: Core.Strapi,
  { id }: Pick<CouponRow, 'id'>,
  { userId, state, before, at, orderId, grantedByOrderId }: NewUse,
): Promise<number> =>
  db.transaction(async ({ trx }) => {
    const counted = await trx(couponTable)
      .where({ id })
      .whereRaw('(max_uses IS NULL OR uses < max_uses)')
      .update({ uses: trx.raw('uses + 1') })
    if (counted === 0) throw new AppError('couponAlreadyRedeemed')
    const added: { id: number }[] = await trx(userCouponTable)
      .insert({
        ...newRow(),
        user_id: userId,
        coupon_id: id,
        sequence: before + 1,
        state,
        order_id: orderId ?? null,
        claimed_at: at,
        used_at: state === 'used' ? at : null,
        granted_by_order_id: grantedByOrderId ?? null,
      })
      .onConflict(['coupon_id', 'user_id', 'sequence'])
      .ignore()
      .returning('id')
    const [row] = added
    if (!row) throw new AppError('couponAlreadyRedeemed')
    return row.id
  })
