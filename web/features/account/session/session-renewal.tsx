'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { Audience } from '@/base/routing/audiences'
import { leaveTo } from '@/client/underway'
import { audienceOf } from '@/server/session/audience-of'
import { isGuarded } from '@/server/session/guard'
import { loginFor } from '@/server/session/login-for'
import { PasswordHost } from '@/ui/form/password-host'
import { LoadingVeil } from './loading-veil'
import { reloadOnce } from './reload-once'
import { askWhoIsThere } from './user-store'

/** Who was asked for a moment ago is still there. */
const askAgainMs = 5 * 60_000

let askedAt = Number.NEGATIVE_INFINITY

/**
 * On a member's pages: learns who is signed in, which renews the session (spec §4). When it is over, the
 * page becomes a visitor's or, where it needs a session, the login; when another tier's page is due, that. Here
 * the password is asked for, too.
 */
export default function SessionRenewal({
  audience,
  loading,
}: {
  audience: Audience
  loading: string
}) {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page may ask
  useEffect(() => {
    if (performance.now() - askedAt < askAgainMs) return
    askedAt = performance.now()
    keep(audience)
  }, [pathname, audience])

  return (
    <>
      <LoadingVeil title={loading} />
      <PasswordHost />
    </>
  )
}

async function keep(audience: Audience) {
  const session = await askWhoIsThere()
  if (session.is === 'over' && isGuarded(location.pathname)) leaveTo(loginFor(location), 'replace')
  else if (session.is === 'over') reloadOnce()
  // The cookie that came with the answer leads to the pages of the tier that holds now.
  else if (session.is === 'known' && audienceOf(session.user) !== audience) reloadOnce()
}
