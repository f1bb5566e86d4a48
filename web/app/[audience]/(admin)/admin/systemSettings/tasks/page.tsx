import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { SystemNav } from '@/features/back-office/system/system-nav'
import { TaskPanel } from '@/features/back-office/system/task-panel'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('tasks')

/** Deferred work, initially what fails. */
export default async function Tasks({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminTasks')
  return (
    <AdminList
      list="tasks"
      path={linkTo('adminTasks')}
      searchParams={searchParams}
      above={<SystemNav here="adminTasks" />}
      panel={(id, row) => <TaskPanel id={id} row={row} />}
    />
  )
}
