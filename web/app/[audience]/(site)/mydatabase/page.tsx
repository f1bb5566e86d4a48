import type { Metadata } from 'next'
import { forbidden, redirect, unauthorized } from 'next/navigation'
import { PageHead } from '@/components/ui/page-head'
import { translations } from '@/i18n/translations'
import type { SearchParams } from '@/lib/search-params'
import { getSession } from '@/lib/session/get-session'
import { linkToView } from './_components/address'
import { askDatabase } from './_components/ask-database'
import styles from './_components/database.module.css'
import { Filters } from './_components/filters'
import { makeTools } from './_components/make-tools'
import { Nobody } from './_components/nobody'
import { Pager } from './_components/pager'
import { PeopleList } from './_components/people-list'
import { Toolbar } from './_components/toolbar'
import { readView } from './_components/view'

type Props = { searchParams: SearchParams }

/** A page that says that it is not for its reader has that as its title. */
async function titleOf(): Promise<string> {
  const session = await getSession()
  if (!session) return translations('unauthorized')('title')
  if (session.user.tier === 'free') return translations('premiumRequired')('title')
  return translations('database')('title')
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: await titleOf(), robots: { index: false, follow: false } }
}

/** The birth dates that a member keeps (spec §2); for others it says what it is and sends nothing. */
export default async function MyDatabase({ searchParams }: Props) {
  const session = await getSession()
  if (!session) unauthorized()
  if (session.user.tier === 'free') forbidden()
  const view = readView(await searchParams)
  const found = await askDatabase(view)
  if (!found) unauthorized()
  const { items, total, groups, counts } = found
  const lastPage = Math.max(1, Math.ceil(total / view.pageSize))
  if (view.page > lastPage) redirect(linkToView({ ...view, page: lastPage }))
  const tools = makeTools(groups, counts)
  const t = translations('database')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      <Toolbar tools={tools} exportHref="/api/mydatabase-csv" />
      <Filters view={view} groups={tools.groups} words={tools.words.filters} />
      {total === 0 && <Nobody view={view} />}
      <PeopleList people={items} tools={tools} />
      {total > 0 && <Pager view={view} total={total} />}
    </div>
  )
}
