import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { SiteLink } from '@/ui/button/site-link'

type WithdrawLinkProps = {
  /** Form of an order; by default the form that asks for one. */
  href?: string
  label?: string | undefined
}

/** Link to the withdrawal function, in the words of the law (Directive 2011/83/EU, article 11a). */
export function WithdrawLink({ href = linkTo('withdrawalStatement'), label }: WithdrawLinkProps) {
  return <SiteLink href={href}>{label ?? translations('withdrawal')('link')}</SiteLink>
}
