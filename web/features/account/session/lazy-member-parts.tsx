'use client'

import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'

/** Renders its children after hydration only. */
function WhenHydrated({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated ? <Suspense>{children}</Suspense> : null
}

type Parts = typeof import('./member-parts')

/** A part of the menu that loads after hydration: visitors' pages do not contain it. */
function lazyPart<Props extends object>(pick: (parts: Parts) => ComponentType<Props>) {
  const Part = lazy(async () => ({ default: pick(await import('./member-parts')) }))
  return (props: Props) => (
    <WhenHydrated>
      <Part {...(props as ComponentProps<typeof Part>)} />
    </WhenHydrated>
  )
}

/** User name and sign-out button, in a menu that is closed at first. */
export const LazyAccountItems = lazyPart((parts) => parts.AccountItems)

/** Link to the user's coupons, shown after the session is known. */
export const LazyCouponIcon = lazyPart((parts) => parts.CouponIcon)

/** Renews a member's session. */
export const LazySessionRenewal = lazyPart((parts) => parts.SessionRenewal)
