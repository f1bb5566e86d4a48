import type { ErrorBody } from '@krono/contract'
import { ButtonLink } from '@/components/ui/button-link'
import { translations } from '@/i18n/translations'
import { errors } from '@/lib/contract/errors'
import { language } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { Statement } from './statement'

/** That something cannot be bought, in the words of the cms; without them it is not sold at all. */
export function Refused({ refusal }: { refusal?: ErrorBody }) {
  const t = translations('payment.refused')
  return (
    <Statement title={t('title')} text={refusal?.message ?? errors.notFound[language]}>
      <ButtonLink href={linkTo('payment')}>{t('plans')}</ButtonLink>
      <ButtonLink look="quiet" href={`${linkTo('profile')}#premium`}>
        {t('profile')}
      </ButtonLink>
    </Statement>
  )
}
