import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Around a part that is loaded once its page is awake: before that there is nothing. */
export function WhenAwake({ children }: { children: ReactNode }) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake ? <Suspense>{children}</Suspense> : null
}
