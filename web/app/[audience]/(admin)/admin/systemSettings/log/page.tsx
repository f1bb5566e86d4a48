import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { LogPanel } from '@/features/back-office/system/log-panel'
import { SystemNav } from '@/features/back-office/system/system-nav'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('audit')

/** Every change by an admin. */
export default async function Log({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminLog')
  return (
    <AdminList
      list="audit"
      path={linkTo('adminLog')}
      searchParams={searchParams}
      above={<SystemNav here="adminLog" />}
      panel={(_, row) => <LogPanel row={row} />}
    />
  )
}
