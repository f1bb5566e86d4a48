'use client'

import { whenAwake } from './when-awake'

/** The way to one's coupons, which nobody has before it is known who is there. */
export const LazyCouponIcon = whenAwake(() => import('./coupon-icon'))
