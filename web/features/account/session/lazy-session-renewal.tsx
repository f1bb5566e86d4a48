'use client'

import { type ComponentProps, lazy } from 'react'
import { WhenAwake } from './when-awake'

const SessionRenewal = lazy(() => import('./session-renewal'))

/** Keeps a member's session: visitors' pages carry nothing of it. */
export const LazySessionRenewal = (props: ComponentProps<typeof SessionRenewal>) => (
  <WhenAwake>
    <SessionRenewal {...props} />
  </WhenAwake>
)
