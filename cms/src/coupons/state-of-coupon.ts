import type { ListState } from '../lib/list-state'
import { type CouponRow, isExpired } from './coupon-row'

type Usable = Pick<CouponRow, 'validUntil' | 'maxUses' | 'uses'>

/** Whether somebody can still use it. */
export const stateOfCoupon = (coupon: Usable, at: Date): ListState =>
  isExpired(coupon, at) || (coupon.maxUses !== null && coupon.uses >= coupon.maxUses)
    ? 'over'
    : 'live'
