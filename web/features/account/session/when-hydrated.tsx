import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Around a part that is loaded after hydration: before that it is empty. */
export function WhenHydrated({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated ? <Suspense>{children}</Suspense> : null
}
