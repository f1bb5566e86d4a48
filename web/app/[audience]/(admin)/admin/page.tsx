import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { Attention } from '@/features/back-office/attention/attention'
import { GroupOfThese } from '@/features/back-office/email-groups/group-of-these'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { bulkForRole } from '@/features/back-office/people/bulk/bulk-for'
import { RecentRuns } from '@/features/back-office/people/bulk/recent-runs'
import { recentWords } from '@/features/back-office/people/bulk/recent-words'
import { UserPanel } from '@/features/back-office/people/user/user-panel'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('users')

/** All user accounts (spec §2, "Back office"). */
export default async function AdminUsers({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminUsers')
  return (
    <AdminList
      list="users"
      path={linkTo('adminUsers')}
      searchParams={searchParams}
      bulk={await bulkForRole()}
      panel={(id) => (
        <UserPanel {...{ id, searchParams }} list="users" path={linkTo('adminUsers')} />
      )}
      above={
        <>
          <Attention />
          <RecentRuns {...recentWords()} />
          <GroupOfThese searchParams={searchParams} />
        </>
      }
    />
  )
}
