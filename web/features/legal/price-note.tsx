import { Fragment } from 'react'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { WithdrawLink } from '@/features/withdrawal/withdraw-link'
import { getLeads } from '@/server/cms/addresses'
import { getFacts } from '@/server/cms/get-facts'
import { SiteLink } from '@/ui/button/site-link'

/**
 * The legally required text at each price (routes: `sells`), as running text: whether tax is included, in the
 * operator's words, and the fourteen days of withdrawal.
 */
export async function PriceNote() {
  const t = translations('legal.price')
  const [{ facts }, leads] = await Promise.all([getFacts(), getLeads()])
  const pages = (['withdrawal', 'terms'] as const).filter((page) => leads(linkTo(page)))
  return (
    <span>
      <span>{`${facts.vat} ${t('days')}`}</span>{' '}
      {pages.map((page, index) => (
        <Fragment key={page}>
          {index > 0 && <span> · </span>}
          <SiteLink href={linkTo(page)}>{t(page)}</SiteLink>
        </Fragment>
      ))}
      <span> · </span>
      <WithdrawLink />
    </span>
  )
}
