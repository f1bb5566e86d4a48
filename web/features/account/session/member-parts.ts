// In one file, which costs less on its way than three.
export { AccountItems } from './account-items'
export { CouponIcon } from './coupon-icon'
export { SessionRenewal } from './session-renewal'
