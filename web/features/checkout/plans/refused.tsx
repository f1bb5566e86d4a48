import type { ErrorBody } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { ButtonLink } from '@/ui/button/button-link'
import { Statement } from './statement'

type RefusedProps = {
  refusal?: ErrorBody
  /** It is a course or an e-book, which its reader may have already. */
  isItem?: boolean
}

/** A product that cannot be bought, with the message of the cms; without one it is not sold at all. */
export function Refused({ refusal, isItem = false }: RefusedProps) {
  const t = translations('payment.refused')
  const text = refusal?.message ?? errors.notFound[language]
  if (isItem) {
    return (
      <Statement title={t('title')} text={text}>
        <ButtonLink href={linkTo('bookshelf')}>{t('bookshelf')}</ButtonLink>
        <ButtonLink look="quiet" href={linkTo('shop')}>
          {t('shop')}
        </ButtonLink>
      </Statement>
    )
  }
  return (
    <Statement title={t('title')} text={text}>
      <ButtonLink href={linkTo('payment')}>{t('plans')}</ButtonLink>
      <ButtonLink look="quiet" href={`${linkTo('profile')}#premium`}>
        {t('profile')}
      </ButtonLink>
    </Statement>
  )
}
