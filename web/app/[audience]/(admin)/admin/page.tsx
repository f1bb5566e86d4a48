import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { Needs } from '@/features/back-office/needs/needs'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('users')

/** Everybody who has an account (spec/back-office, "People"). */
export default async function AdminUsers({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminUsers')
  return (
    <AdminList
      list="users"
      path={linkTo('adminUsers')}
      searchParams={searchParams}
      above={<Needs />}
      panel={(_, row) => <RowGlance list="users" row={row} />}
    />
  )
}
