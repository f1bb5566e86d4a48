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
const askAgainMs = 5 * 60_000

let askedAt = Number.NEGATIVE_INFINITY

type SessionRenewalProps = { audience: Audience; loading: string; drawnForOne: readonly string[] }

/**
 * On a member's pages: learns who is signed in, which renews the session (spec §4). When it is over, or another
 * tier's page is due, the same address is asked for again: the proxy knows whether it is a visitor's page or leads to
 * the login, and the table of routes stays there. Here the password is asked for, too.
 */
export function SessionRenewal({ audience, loading, drawnForOne }: SessionRenewalProps) {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page may ask
  useEffect(() => {
    if (performance.now() - askedAt < askAgainMs) return
    askedAt = performance.now()
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
  // The answer deleted the cookie, or set one with the tier that applies now.
  if (session.is === 'over') reloadOnce()
  else if (session.is === 'known' && audienceOf(session.user) !== audience) reloadOnce()
}
