import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { Statement } from '@/features/checkout/plans/statement'
import { errors } from '@/lib/contract/errors'
import { ButtonLink } from '@/ui/button/button-link'

/** No campaign runs (404): that it is over, and what there is instead. */
export default function NoCampaign() {
  const t = translations('payment.noCampaign')
  return (
    <Statement title={t('title')} text={errors.campaignOver[language]}>
      <ButtonLink href={linkTo('payment')}>{t('plans')}</ButtonLink>
      <ButtonLink look="quiet" href={linkTo('home')}>
        {t('home')}
      </ButtonLink>
    </Statement>
  )
}
