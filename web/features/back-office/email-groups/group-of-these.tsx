import Link from 'next/link'
import { linkToEmailGroup } from '@/base/routing/links'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import pill from '@/features/back-office/shell/pill.module.css'
import { conditionsFromQuery } from './rule-from-query'

/** "Make an e-mail group of these": the filters of the users' list as a rule. Nothing without filters. */
export async function GroupOfThese({ searchParams }: { searchParams: SearchParams }) {
  const query = valuesOf(await searchParams)
  const conditions = conditionsFromQuery(query)
  // A rule does not search, so the group would be larger than the list.
  if (conditions.length === 0 || query.search) return null
  const filters = conditions.flatMap((one) =>
    one.is === 'fact' ? [[one.column, one.filter] as [string, string]] : [],
  )
  return (
    <p>
      <Link
        className={pill.pill}
        href={`${linkToEmailGroup('new')}?${new URLSearchParams(filters)}`}
        prefetch={false}
      >
        {translations('admin.emailGroups')('ofThese')}
      </Link>
    </p>
  )
}
