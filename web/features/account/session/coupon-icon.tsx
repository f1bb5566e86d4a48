'use client'

import Link from 'next/link'
import styles from './account.module.css'
import { useSession } from './use-session'

/**
 * Link to the user's coupons, shown while one of them is unused (spec §2); cached pages contain no user. It uses the
 * router's link: our own would load the route table on every page.
 */
export function CouponIcon({ href, label }: { href: string; label: string }) {
  const session = useSession()
  const hasCoupon = session.is === 'known' && session.user.coupons.some(({ claimed }) => !claimed)
  if (!hasCoupon) return null
  return (
    <Link className={styles.coupon} href={href} aria-label={label} title={label}>
      <svg
        viewBox="0 0 24 24"
        width="22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M3 7.5h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4ZM14.5 8v9" />
      </svg>
    </Link>
  )
}
