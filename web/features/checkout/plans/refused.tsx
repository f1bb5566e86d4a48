import type { ErrorBody } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { ButtonLink } from '@/ui/button/button-link'
import { Statement } from './statement'

/** A product that cannot be bought, with the message of the cms; without one it is not sold at all. */
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
