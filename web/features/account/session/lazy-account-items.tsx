'use client'

import { type ComponentProps, lazy } from 'react'
import { WhenAwake } from './when-awake'

const AccountItems = lazy(() => import('./account-items'))

/** Whose account it is and the way out, in a menu that is closed at first. */
export const LazyAccountItems = (props: ComponentProps<typeof AccountItems>) => (
  <WhenAwake>
    <AccountItems {...props} />
  </WhenAwake>
)
