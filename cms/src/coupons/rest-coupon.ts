import type { Core } from '@strapi/strapi'
import { type UserCouponRow, userCouponUid } from './user-coupon-row'

type State = UserCouponRow['state']

/** What was reserved or used stays so: what it brought is looked after by itself. */
async function write(
  { db }: Core.Strapi,
  id: number,
  { isResting, from, to }: { isResting: boolean; from: State; to: State },
) {
  const rows = db.query(userCouponUid)
  await rows.updateMany({ where: { id }, data: { isResting } })
  await rows.updateMany({ where: { id, state: from }, data: { state: to } })
}

/** In hand, and not to be used: somebody asks for the money that it came with. */
export const restCoupon = (strapi: Core.Strapi, id: number) =>
  write(strapi, id, { isResting: true, from: 'revoked', to: 'open' })

/** The money that it came with went back. One that an order still holds comes back from it resting. */
export const revokeCoupon = (strapi: Core.Strapi, id: number) =>
  write(strapi, id, { isResting: true, from: 'open', to: 'revoked' })

/** To be used again. */
export const returnCoupon = (strapi: Core.Strapi, id: number) =>
  write(strapi, id, { isResting: false, from: 'revoked', to: 'open' })
