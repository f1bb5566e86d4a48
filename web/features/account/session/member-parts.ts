// In one chunk, which is smaller than three.
export { AccountItems } from './account-items'
export { CouponIcon } from './coupon-icon'
export { SessionRenewal } from './session-renewal'
