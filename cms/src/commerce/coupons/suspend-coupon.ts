import type { Core } from '@strapi/strapi'
import { couponTable } from './coupon-row'
import { type UserCouponRow, userCouponTable, userCouponUid } from './user-coupon-row'

type State = UserCouponRow['state']

/** Reserved and used rows stay unchanged: what they granted is handled by its own entitlement. */
async function write(
  { db }: Core.Strapi,
  id: number,
  { isResting, from, to }: { isResting: boolean; from: State; to: State },
) {
  const rows = db.query(userCouponUid)
  await rows.updateMany({ where: { id }, data: { isResting } })
  const { count } = await rows.updateMany({ where: { id, state: from }, data: { state: to } })
  if (count > 0) await countRevoked(db, id, to === 'revoked' ? 1 : -1)
}

/** The coupon's own count of revoked uses, which decides whether it is used up (state-of-coupon). */
const countRevoked = (db: Core.Strapi['db'], id: number, change: 1 | -1) =>
  db.transaction(({ trx }) =>
    trx(couponTable)
      .whereIn('id', trx(userCouponTable).where({ id }).select('coupon_id'))
      .update({ revoked: trx.raw('COALESCE(revoked, 0) + ?', [change]) }),
  )

/** Suspends an open coupon: the payment it was granted with is disputed. */
export const suspendCoupon = (strapi: Core.Strapi, id: number) =>
  write(strapi, id, { isResting: true, from: 'revoked', to: 'open' })

/** Revokes it after a refund of that payment. One reserved by an order is suspended when the order releases it. */
export const revokeCoupon = (strapi: Core.Strapi, id: number) =>
  write(strapi, id, { isResting: true, from: 'open', to: 'revoked' })

/** Makes it usable again. */
export const returnCoupon = (strapi: Core.Strapi, id: number) =>
  write(strapi, id, { isResting: false, from: 'revoked', to: 'open' })
