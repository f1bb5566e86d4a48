import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { newRow } from '../../platform/lib/new-row'
import { type CouponRow, couponTable } from './coupon-row'
import { personMark } from './person-mark'
import {
  type CouponUser,
  guestUserId,
  type UserCouponRow,
  userCouponTable,
} from './user-coupon-row'

type NewUse = CouponUser & {
  state: UserCouponRow['state']
  /** The person's existing rows, with the coupon's row locked. */
  before: readonly UserCouponRow[]
  at: Date
  /** The checkout that claims it. */
  orderId?: number
}

/**
 * Adds a use of a coupon as a user's row; returns its id. In the caller's transaction. The limit is part of the
 * statement, so that concurrent uses cannot exceed it: couponAlreadyRedeemed. `isPaid`: the payment is complete, so the
 * use counts even beyond the limit.
 */
export const addUse = async (
  { db }: Core.Strapi,
  { id }: Pick<CouponRow, 'id'>,
  use: NewUse & { isPaid?: boolean },
): Promise<number> =>
  db.transaction(async ({ trx }) => {
    const counting = trx(couponTable).where({ id })
    if (!use.isPaid) counting.whereRaw('(max_uses IS NULL OR uses < max_uses)')
    const { userId, email, state, at, orderId = null } = use
    const counted = await counting.update({
      uses: trx.raw('uses + 1'),
      ...(state === 'used' && { used: trx.raw('COALESCE(used, 0) + 1') }),
    })
    if (counted === 0) throw new AppError('couponAlreadyRedeemed')
    const added: { id: number }[] = await trx(userCouponTable)
      .insert({
        ...newRow(),
        user_id: userId ?? guestUserId,
        coupon_id: id,
        person_mark: email === null ? null : personMark(id, email),
        sequence: firstFree(use.before),
        state,
        order_id: orderId,
        claimed_by_order_id: orderId,
        claimed_at: at,
        used_at: state === 'used' ? at : null,
        is_resting: false,
      })
      .onConflict(['coupon_id', 'person_mark', 'sequence'])
      .ignore()
      .returning('id')
    const [row] = added
    if (!row) throw new AppError('couponAlreadyRedeemed')
    return row.id
  })

/** The sequence number of a released use, or the next one. */
function firstFree(before: readonly UserCouponRow[]): number {
  const taken = new Set(before.map(({ sequence }) => sequence))
  let place = 1
  while (taken.has(place)) place += 1
  return place
}
