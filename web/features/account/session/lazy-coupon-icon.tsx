'use client'

import { type ComponentProps, lazy } from 'react'
import { WhenAwake } from './when-awake'

const CouponIcon = lazy(() => import('./coupon-icon'))

/** The way to one's coupons, which nobody has before it is known who is there. */
export const LazyCouponIcon = (props: ComponentProps<typeof CouponIcon>) => (
  <WhenAwake>
    <CouponIcon {...props} />
  </WhenAwake>
)
