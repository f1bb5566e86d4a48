import { translations } from '@/base/words/translations'
import type { ProfileData } from '@/features/account/profile/ask-profile'
import { PageHead } from '@/ui/page/page-head'
import { Tabs } from '@/ui/tabs/tabs'
import { NameSection } from './name-section'
import styles from './profile.module.css'
import { sections } from './sections'

type ProfileViewProps = ProfileData & {
  /** Where somebody who had no name yet goes on. */
  redirectUrl: string
}

/** Everything about the one who is signed in. Who has no name yet is asked for it first (spec §2). */
export function ProfileView({ redirectUrl, ...data }: ProfileViewProps) {
  const { user } = data
  const t = translations('profile')
  const name = user.nickname || user.firstName
  const hasName = Boolean(user.firstName && user.lastName)
  const shown = sections.filter(({ id }) => hasName || id !== 'account')
  const tabs = shown.map(({ id }) => ({ href: `#${id}`, label: t(`sections.${id}`) }))
  return (
    <div className={styles.page}>
      <PageHead
        title={hasName && name ? t('hello', { name }) : t('welcome')}
        lead={hasName ? t('lead') : t('welcomeLead')}
      />
      {!hasName && <NameSection user={user} redirectUrl={redirectUrl} />}
      {data.renewal.outlook.why === 'owed' && (
        <p className={styles.pending}>
          {t('debt')} <a href="#subscription">{t('debtLink')}</a>
        </p>
      )}
      <div className={styles.parts}>
        <div className={styles.nav}>
          <Tabs label={t('navigation')} tabs={tabs} />
        </div>
        <div className={styles.sections}>
          {shown.map(({ id, Section }) => (
            <Section key={id} {...data} />
          ))}
        </div>
      </div>
    </div>
  )
}
