import type { Metadata } from 'next'
import { Tabs } from '@/components/ui/tabs'
import { translations } from '@/i18n/translations'
import { linkToTab } from '@/lib/links'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { requireUser } from '@/lib/session/get-session'
import { readTab, tabs } from './_components/tabs'
import styles from './_components/worksheet.module.css'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  return { title: translations('member')('title'), robots: { index: false, follow: false } }
}

/** What members come for (spec §2): their own chart, anybody's, and what is between people. */
export default async function Worksheet({ searchParams }: Props) {
  const query = Object.fromEntries(
    Object.entries(await searchParams).map(([name, value]) => [name, firstValue(value)]),
  )
  const user = await requireUser('worksheet', query)
  const t = translations('member')
  const current = readTab(query.activetab)
  const { View } = tabs[current]
  return (
    <div className={styles.page}>
      <Tabs
        label={t('tabs.label')}
        tabs={Object.values(tabs).map(({ tab }) => ({
          href: linkToTab(tab),
          label: t(`tabs.${tab}`),
          isCurrent: tab === current,
        }))}
      />
      <View user={user} query={query} />
    </div>
  )
}
