import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { getFacts } from '@/server/cms/get-facts'
import { SiteLink } from '@/ui/button/site-link'

/**
 * What the law wants beside every price (routes: `sells`), as running text: whether the tax is in it, in the operator's
 * words, and the fourteen days of withdrawal.
 */
export async function PriceNote() {
  const t = translations('legal.price')
  const { facts } = await getFacts()
  return (
    <>
      {facts.vat} {t('days')} <SiteLink href={linkTo('withdrawal')}>{t('withdrawal')}</SiteLink>
      {' · '}
      <SiteLink href={linkTo('terms')}>{t('terms')}</SiteLink>
    </>
  )
}
