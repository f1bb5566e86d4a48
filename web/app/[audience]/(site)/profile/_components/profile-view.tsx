import { translations } from '@/base/words/translations'
import type { ProfileData } from '@/features/account/profile/ask-profile'
import { PageHead } from '@/ui/page/page-head'
import { NameSection } from './name-section'
import styles from './profile.module.css'
import { ProfileNav } from './profile-nav'
import { shownGroups } from './shown-groups'

type ProfileViewProps = ProfileData & {
  /** The next page for a user who had to enter their name first. */
  redirectUrl: string
}

/** The profile of the signed-in user. A user without a name is asked for it first (spec §2). */
export function ProfileView({ redirectUrl, ...data }: ProfileViewProps) {
  const { user } = data
  const t = translations('profile')
  const name = user.nickname || user.firstName
  const hasName = Boolean(user.firstName && user.lastName)
  const groups = shownGroups(hasName)
  return (
    <div className={styles.page}>
      <PageHead
        title={hasName && name ? t('hello', { name }) : t('welcome')}
        lead={hasName ? t('lead') : t('welcomeLead')}
      />
      {!hasName && <NameSection user={user} redirectUrl={redirectUrl} />}
      {data.renewal.billingSummary.why === 'owed' && (
        <p className={styles.pending}>
          {t('debt')} <a href="#subscription">{t('debtLink')}</a>
        </p>
      )}
      <div className={styles.parts}>
        <ProfileNav groups={groups} />
        <div className={styles.groups}>
          {groups.map(({ id, sections }) => (
            <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-group`}>
              <h2 id={`${id}-group`}>{t(`groups.${id}`)}</h2>
              {sections.map((one) => (
                <one.Section key={one.id} {...data} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
