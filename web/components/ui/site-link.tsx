import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isPage } from '@/lib/links'

type SiteLinkProps = ComponentProps<'a'> & { href: string }

/** A link to wherever it says: our own pages by the router; files, mail and other sites as ordinary links. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (isPage(href)) return <Link {...rest} href={href} />
  return <a {...rest} href={href} />
}
