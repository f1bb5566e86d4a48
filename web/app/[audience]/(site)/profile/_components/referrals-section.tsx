import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './profile.module.css'
import { SectionCard } from './section'

/** Leads to the user's link for friends. */
export function ReferralsSection() {
  const t = translations('profile.referrals')
  return (
    <SectionCard id="referrals" title={t('title')}>
      <p>{t('text')}</p>
      <div className={styles.ways}>
        <ButtonLink look="quiet" href={linkTo('myReferrals')}>
          {t('open')}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
