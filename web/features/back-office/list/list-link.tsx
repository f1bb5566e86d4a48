'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { handOn } from './hand-on'
import { usePendingList } from './pending-list'

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'ref' | 'onNavigate'> & {
  href: string
  /** The link is removed when it is pressed. */
  isLeaving?: true
}

/** A link to another view of the surrounding list. */
export function ListLink({ href, scroll, isLeaving, ...rest }: ListLinkProps) {
  const { push } = useRouter()
  const start = usePendingList()
  return (
    <Link
      prefetch={false}
      href={href}
      scroll={scroll}
      ref={isLeaving && handOn}
      onNavigate={(event) => {
        event.preventDefault()
        start(() => push(href, scroll === undefined ? {} : { scroll }))
      }}
      {...rest}
    />
  )
}
