import type { Metadata } from 'next'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { askProfile } from '@/features/account/profile/ask-profile'
import { redirectPath } from '@/lib/contract/site-path'
import { PageHead } from '@/ui/page/page-head'
import { Tabs } from '@/ui/tabs/tabs'
import { NameSection } from './_components/name-section'
import styles from './_components/profile.module.css'
import { sections } from './_components/sections'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  return { title: translations('profile')('title'), robots: { index: false, follow: false } }
}

/** Everything about the one who is signed in. Who has no name yet is asked for it first (spec §2). */
export default async function Profile({ searchParams }: Props) {
  const data = await askProfile()
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
      {!hasName && (
        <NameSection
          user={user}
          redirectUrl={redirectPath(firstValue((await searchParams).redirectUrl))}
        />
      )}
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
