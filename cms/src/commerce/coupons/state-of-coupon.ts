import type { ListState } from '../../platform/lib/list-state'
import { type CouponRow, isEarly, isExpired } from './coupon-row'

type Usable = Pick<CouponRow, 'validFrom' | 'validUntil' | 'isOff' | 'maxUses' | 'used' | 'revoked'>

/** Whether it can still be used: a claimed and unused coupon is usable by its holder. */
export function stateOfCoupon(coupon: Usable, at: Date): ListState {
  if (coupon.isOff) return 'off'
  const { maxUses, used, revoked } = coupon
  const isUsedUp = maxUses !== null && (used ?? 0) + (revoked ?? 0) >= maxUses
  if (isExpired(coupon, at) || isUsedUp) return 'over'
  return isEarly(coupon, at) ? 'timed' : 'live'
}
