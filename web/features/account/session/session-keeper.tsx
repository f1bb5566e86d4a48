'use client'

import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'

const Keeper = lazy(() => import('./keeper'))

/** Keeps a member's session, loaded once the page is awake: visitors' pages carry nothing of it. */
export function SessionKeeper(props: ComponentProps<typeof Keeper>) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (!isAwake) return null
  return (
    <Suspense>
      <Keeper {...props} />
    </Suspense>
  )
}
