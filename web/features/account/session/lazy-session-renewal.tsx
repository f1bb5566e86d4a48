'use client'

import { whenAwake } from './when-awake'

/** Keeps a member's session. */
export const LazySessionRenewal = whenAwake(() => import('./session-renewal'))
