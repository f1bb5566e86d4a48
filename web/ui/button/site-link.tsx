import Link from 'next/link'
import type { ComponentProps } from 'react'
import { hasOwnPolicy, isPage } from '@/base/routing/links'

type SiteLinkProps = ComponentProps<'a'> & { href: string }

/**
 * A link to any address: our own pages by the router; files, mail, other sites and pages with a different security
 * policy as ordinary links.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (isPage(href) && !hasOwnPolicy(href)) return <Link {...rest} href={href} />
  return <a {...rest} href={href} />
}
