import type { ListState } from '../lib/list-state'
import { type CouponRow, isEarly, isExpired } from './coupon-row'

type Usable = Pick<CouponRow, 'validFrom' | 'validUntil' | 'isOff' | 'maxUses' | 'uses'>

/** Whether somebody can still use it. */
export function stateOfCoupon(coupon: Usable, at: Date): ListState {
  if (coupon.isOff) return 'off'
  const isUsedUp = coupon.maxUses !== null && coupon.uses >= coupon.maxUses
  if (isExpired(coupon, at) || isUsedUp) return 'over'
  return isEarly(coupon, at) ? 'timed' : 'live'
}
