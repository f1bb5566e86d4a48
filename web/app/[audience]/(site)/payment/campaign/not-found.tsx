import { ButtonLink } from '@/components/ui/button-link'
import { translations } from '@/i18n/translations'
import { errors } from '@/lib/contract/errors'
import { language } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { Statement } from '../_components/statement'

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
