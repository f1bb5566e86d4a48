import type { Metadata } from 'next'
import { forbidden, redirect, unauthorized } from 'next/navigation'
import { isFor } from '@/base/routing/refusal'
import type { SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { linkToView } from '@/features/people/database/address'
import { askDatabase } from '@/features/people/database/ask-database'
import styles from '@/features/people/database/database.module.css'
import { EmptyDatabase } from '@/features/people/database/empty-database'
import { Filters } from '@/features/people/database/filters'
import { makeDatabaseSetup } from '@/features/people/database/make-database-setup'
import { Pager } from '@/features/people/database/pager'
import { PeopleList } from '@/features/people/database/people-list'
import { Toolbar } from '@/features/people/database/toolbar'
import { readView } from '@/features/people/database/view'
import { getSession } from '@/server/session/get-session'
import { PageHead } from '@/ui/page/page-head'

type Props = { searchParams: SearchParams }

/** When the page is refused to the reader, its title says so. */
async function titleOf(): Promise<string> {
  const session = await getSession()
  if (!session) return translations('unauthorized')('title')
  if (!isFor('myDatabase', session.user.tier)) return translations('premiumRequired')('title')
  return translations('database')('title')
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: await titleOf(), robots: { index: false, follow: false } }
}

/** The saved dates of a member (spec §2); other users see a description and get no data. */
export default async function MyDatabase({ searchParams }: Props) {
  const session = await getSession()
  if (!session) unauthorized()
  if (!isFor('myDatabase', session.user.tier)) forbidden()
  const view = readView(await searchParams)
  const found = await askDatabase(view)
  if (!found) unauthorized()
  const { items, total, groups, counts } = found
  const lastPage = Math.max(1, Math.ceil(total / view.pageSize))
  if (view.page > lastPage) redirect(linkToView({ ...view, page: lastPage }))
  const setup = makeDatabaseSetup(groups, counts)
  const t = translations('database')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      <Toolbar setup={setup} exportHref="/api/mydatabase-csv" />
      <Filters view={view} groups={setup.groups} words={setup.words.filters} />
      {total === 0 && <EmptyDatabase view={view} />}
      <PeopleList people={items} setup={setup} />
      {total > 0 && <Pager view={view} total={total} />}
    </div>
  )
}
