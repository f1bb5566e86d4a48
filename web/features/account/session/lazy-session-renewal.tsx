'use client'

import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'

const SessionRenewal = lazy(() => import('./session-renewal'))

/** Keeps a member's session, loaded once the page is awake: visitors' pages carry nothing of it. */
export function LazySessionRenewal(props: ComponentProps<typeof SessionRenewal>) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (!isAwake) return null
  return (
    <Suspense>
      <SessionRenewal {...props} />
    </Suspense>
  )
}
