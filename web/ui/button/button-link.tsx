import type { ComponentProps } from 'react'
import { leadsSomewhere } from '@/base/routing/links'
import { type ButtonLook, buttonClass } from './button'
import { SiteLink } from './site-link'

type ButtonLinkProps = ComponentProps<'a'> & { look?: ButtonLook; href: string }

/** A link that looks like a button. Not rendered if its target page is not built. */
export function ButtonLink({ look, href, ...rest }: ButtonLinkProps) {
  if (!leadsSomewhere(href)) return null
  return <SiteLink {...rest} href={href} className={buttonClass(look)} />
}
