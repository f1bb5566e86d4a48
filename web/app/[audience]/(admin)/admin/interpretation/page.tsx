import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { AnalysisPanel } from '@/features/back-office/shop/analyses/analysis-panel'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('analyses')

/** Ordered analyses, without the people that they are about. */
export default async function OrderedAnalyses({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminInterpretation')
  return (
    <AdminList
      list="analyses"
      path={linkTo('adminInterpretation')}
      searchParams={searchParams}
      panel={(id) => <AnalysisPanel id={id} />}
    />
  )
}
