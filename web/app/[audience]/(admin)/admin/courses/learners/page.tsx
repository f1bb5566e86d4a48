import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { LearnerPanel } from '@/features/back-office/shop/learning/learner-panel'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('learners')

/** Who is where in which course. */
export default async function Learners({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminLearners')
  return (
    <AdminList
      list="learners"
      path={linkTo('adminLearners')}
      searchParams={searchParams}
      panel={(_, row) => <LearnerPanel row={row} />}
    />
  )
}
