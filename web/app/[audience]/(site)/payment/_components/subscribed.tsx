import type { Plan, User } from '@krono/contract'
import { ButtonLink } from '@/components/ui/button-link'
import { translations } from '@/i18n/translations'
import { linkTo } from '@/lib/links'
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
