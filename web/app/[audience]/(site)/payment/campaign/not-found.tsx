import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Statement } from '@/features/checkout/plans/statement'
import { ButtonLink } from '@/ui/button/button-link'

/** No campaign runs (404). It is unknown which campaign was meant, so the page only offers an alternative. */
export default function NoCampaign() {
  const t = translations('payment.noCampaign')
  return (
    <Statement title={t('title')} text={t('text')}>
      <ButtonLink href={linkTo('payment')}>{t('plans')}</ButtonLink>
      <ButtonLink look="quiet" href={linkTo('home')}>
        {t('home')}
      </ButtonLink>
    </Statement>
  )
}
