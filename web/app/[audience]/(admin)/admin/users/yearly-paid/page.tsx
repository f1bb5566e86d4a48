import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { PayingFigures } from '@/features/back-office/figures/paying-figures'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { bulkForRole } from '@/features/back-office/people/bulk/bulk-for'
import { UserPanel } from '@/features/back-office/people/user/user-panel'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('yearly-paid')

/** Users with an active yearly membership, and the price they pay. */
export default async function YearlyPaid({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminYearlyPaid')
  return (
    <AdminList
      list="yearly-paid"
      path={linkTo('adminYearlyPaid')}
      searchParams={searchParams}
      above={<PayingFigures list="yearly-paid" />}
      bulk={await bulkForRole()}
      panel={(id) => (
        <UserPanel {...{ id, searchParams }} list="yearly-paid" path={linkTo('adminYearlyPaid')} />
      )}
    />
  )
}
