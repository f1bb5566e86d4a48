import { linkTo } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './profile.module.css'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** What somebody has, and until when; without premium what it would give. */
export function PremiumSection({ user, renewal }: SectionProps) {
  const t = translations('profile.premium')
  if (user.tier === 'free') {
    return (
      <SectionCard id="premium" title={t('title')} lead={t('free')}>
        <ul className={styles.list}>
          <li>{t('long')}</li>
          <li>{t('relationship')}</li>
          <li>{t('database')}</li>
          <li>{t('analysis')}</li>
        </ul>
        <div>
          <ButtonLink href={linkTo('payment')}>{t('get')}</ButtonLink>
        </div>
      </SectionCard>
    )
  }
  // A term that follows the paid one may reach further than the next charge.
  const isRenewing = user.tier === 'subscriber' && !renewal.subscription
  return (
    <SectionCard id="premium" title={t('title')} lead={t('thanks')}>
      <dl className={styles.facts}>
        <dt>{t('state')}</dt>
        <dd>{t(user.tier === 'subscriber' ? 'subscriber' : 'paid')}</dd>
        {user.plan && (
          <>
            <dt>{t('plan')}</dt>
            <dd>{t(user.plan)}</dd>
          </>
        )}
        {user.paidUserExpire && (
          <>
            <dt>{t(isRenewing ? 'renews' : 'until')}</dt>
            <dd>{formatLongDateOf(user.paidUserExpire)}</dd>
          </>
        )}
      </dl>
      <div>
        <ButtonLink look="quiet" href={linkTo('paymentExtend')}>
          {translations('premium')('extend')}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
