import { linkTo } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { membershipDay } from '@/features/membership/membership-day'
import { ButtonLink } from '@/ui/button/button-link'
import { MailLink } from '@/ui/page/mail-link'
import styles from './profile.module.css'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** The current tier and its end; without premium the offer, or why it is suspended. */
export function PremiumSection({ user, renewal: { billingSummary } }: SectionProps) {
  const t = translations('profile.premium')
  if (billingSummary.why === 'suspended')
    return <SuspendedSection since={billingSummary.suspendedSince} />
  if (user.tier === 'free') return <FreeSection />
  const day = membershipDay(billingSummary)
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
        {day && (
          <>
            <dt>{t(day.is)}</dt>
            <dd>{formatLongDateOf(day.on)}</dd>
          </>
        )}
      </dl>
      {billingSummary.suspendedSince && (
        <p className={styles.pending}>
          {t('partSuspended', { date: formatLongDateOf(billingSummary.suspendedSince) })}
        </p>
      )}
      <div>
        <ButtonLink look="quiet" href={linkTo('paymentExtend')}>
          {translations('premium')('extend')}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}

function FreeSection() {
  const t = translations('profile.premium')
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

function SuspendedSection({ since }: { since: string | null }) {
  const t = translations('profile.premium')
  return (
    <SectionCard id="premium" title={t('title')}>
      <p className={styles.pending}>
        {since ? t('suspended', { date: formatLongDateOf(since) }) : t('suspendedNow')}
      </p>
      <MailLink words={t('write')} />
    </SectionCard>
  )
}
