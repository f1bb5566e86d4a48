import type { ComponentProps } from 'react'
import { leadsSomewhere } from '@/base/routing/links'
import { type ButtonLook, buttonClass } from './button'
import { SiteLink } from './site-link'

type ButtonLinkProps = ComponentProps<'a'> & { look?: ButtonLook; href: string }

/** A link that looks like a button. One that editors point at a page still to come is not drawn. */
export function ButtonLink({ look, href, ...rest }: ButtonLinkProps) {
  if (!leadsSomewhere(href)) return null
  return <SiteLink {...rest} href={href} className={buttonClass(look)} />
}
