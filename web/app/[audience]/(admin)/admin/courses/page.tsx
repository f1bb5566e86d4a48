import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { ItemPanel } from '@/features/back-office/shop/learning/item-panel'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('courses')

/** Published courses: sales, progress of their learners, where they stop. */
export default async function Courses({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminCourses')
  return (
    <AdminList
      list="courses"
      path={linkTo('adminCourses')}
      searchParams={searchParams}
      panel={(id, row) => <ItemPanel kind="course" id={id} row={row} />}
    />
  )
}
