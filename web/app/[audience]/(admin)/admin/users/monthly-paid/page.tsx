import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { PayingFigures } from '@/features/back-office/figures/paying-figures'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('monthly-paid')

/** Whose membership of a month holds, with what they pay. */
export default async function MonthlyPaid({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminMonthlyPaid')
  return (
    <AdminList
      list="monthly-paid"
      path={linkTo('adminMonthlyPaid')}
      searchParams={searchParams}
      above={<PayingFigures list="monthly-paid" />}
      panel={(_, row) => <RowGlance list="monthly-paid" row={row} />}
    />
  )
}
