'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { Audience } from '@/base/routing/audiences'
import { audienceOf } from '@/server/session/audience-of'
import { PasswordHost } from '@/ui/form/password-host'
import { LoadingVeil } from './loading-veil'
import { reloadOnce } from './reload-once'
import { refreshSession } from './user-store'

/** Minimum interval between two session checks. */
const minIntervalMs = 5 * 60_000

let checkedAt = Number.NEGATIVE_INFINITY

type SessionRenewalProps = { audience: Audience; loading: string; drawnForOne: readonly string[] }

/**
 * On a member's pages: loads the session, which renews it (spec §4). When it has ended, or the tier has changed,
 * reloads the address: the proxy selects the page or redirects to the login. The route table stays on the server. Also
 * hosts the password dialog.
 */
export function SessionRenewal({ audience, loading, drawnForOne }: SessionRenewalProps) {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again on each new page
  useEffect(() => {
    if (performance.now() - checkedAt < minIntervalMs) return
    checkedAt = performance.now()
    renew(audience)
  }, [pathname, audience])

  return (
    <>
      <LoadingVeil title={loading} drawnForOne={drawnForOne} />
      <PasswordHost />
    </>
  )
}

async function renew(audience: Audience) {
  const session = await refreshSession()
  // The response deleted the cookie, or set one with the current tier.
  if (session.is === 'over') reloadOnce()
  else if (session.is === 'known' && audienceOf(session.user) !== audience) reloadOnce()
}
