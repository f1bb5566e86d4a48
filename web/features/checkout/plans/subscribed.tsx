import type { Plan, User } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import { Statement } from './statement'

/** For a subscriber who wants to buy a plan: there is one already, and how to change it. */
export function Subscribed({ user, wanted }: { user: User; wanted: Plan }) {
  const t = translations('payment.subscribed')
  const text = user.plan === wanted || !user.plan ? t('same') : t(user.plan)
  return (
    <Statement title={t('title')} text={text}>
      <ButtonLink href={`${linkTo('profile')}#premium`}>{t('profile')}</ButtonLink>
      <ButtonLink look="quiet" href={linkTo('paymentExtend')}>
        {t('extend')}
      </ButtonLink>
    </Statement>
  )
}
