import { ButtonLink } from '@/components/ui/button-link'
import { translations } from '@/i18n/translations'
import { linkTo } from '@/lib/links'
import styles from './profile.module.css'
import { SectionCard } from './section'
import type { SectionProps } from './sections'

/** Codes that somebody was given and has not used. */
export function CouponsSection({ user }: SectionProps) {
  const t = translations('profile.coupons')
  const active = user.coupons.filter(({ claimed }) => !claimed)
  return (
    <SectionCard id="coupons" title={t('title')}>
      {active.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={styles.codes}>
          {active.map(({ code }) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink look="quiet" href={linkTo('claimCoupon')}>
          {t('claim')}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
