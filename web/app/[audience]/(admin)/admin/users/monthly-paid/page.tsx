import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { PayingFigures } from '@/features/back-office/figures/paying-figures'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { bulkForRole } from '@/features/back-office/people/bulk/bulk-for'
import { UserPanel } from '@/features/back-office/people/user/user-panel'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('monthly-paid')

/** Users with an active monthly membership, and the price they pay. */
export default async function MonthlyPaid({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminMonthlyPaid')
  return (
    <AdminList
      list="monthly-paid"
      path={linkTo('adminMonthlyPaid')}
      searchParams={searchParams}
      above={<PayingFigures list="monthly-paid" />}
      bulk={await bulkForRole()}
      panel={(id) => (
        <UserPanel
          {...{ id, searchParams }}
          list="monthly-paid"
          path={linkTo('adminMonthlyPaid')}
        />
      )}
    />
  )
}
