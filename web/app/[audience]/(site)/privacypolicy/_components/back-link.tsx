'use client'

import { useSyncExternalStore } from 'react'
import { sitePath } from '@/lib/contract/site-path'
import { buttonClass } from '@/ui/button/button'

const never = () => () => undefined
const readRedirectUrl = () => new URLSearchParams(location.search).get('redirectUrl')

/**
 * A link back to the form (spec §2: `redirectUrl`). The address is read in the browser, because the page is cached for all
 * users. Placed at the end of the page, where it causes no layout shift.
 */
export function BackLink({ label }: { label: string }) {
  const redirectUrl = useSyncExternalStore(never, readRedirectUrl, () => null)
  if (!redirectUrl) return null
  return (
    <p>
      <a href={sitePath(redirectUrl)} className={buttonClass('quiet')}>
        {label}
      </a>
    </p>
  )
}
