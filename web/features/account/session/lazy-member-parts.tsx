'use client'

import { type ComponentProps, lazy } from 'react'
import { WhenAwake } from './when-awake'

const load = () => import('./member-parts')
const AccountItems = lazy(() => load().then((parts) => ({ default: parts.AccountItems })))
const CouponIcon = lazy(() => load().then((parts) => ({ default: parts.CouponIcon })))
const SessionRenewal = lazy(() => load().then((parts) => ({ default: parts.SessionRenewal })))

/** Whose account it is and the way out, in a menu that is closed at first. */
export const LazyAccountItems = (props: ComponentProps<typeof AccountItems>) => (
  <WhenAwake>
    <AccountItems {...props} />
  </WhenAwake>
)

/** The way to one's coupons, which nobody has before it is known who is there. */
export const LazyCouponIcon = (props: ComponentProps<typeof CouponIcon>) => (
  <WhenAwake>
    <CouponIcon {...props} />
  </WhenAwake>
)

/** Keeps a member's session: visitors' pages carry nothing of it. */
export const LazySessionRenewal = (props: ComponentProps<typeof SessionRenewal>) => (
  <WhenAwake>
    <SessionRenewal {...props} />
  </WhenAwake>
)
