import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { PayingFigures } from '@/features/back-office/figures/paying-figures'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('yearly-paid')

/** Whose membership of a year holds, with what they pay. */
export default async function YearlyPaid({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminYearlyPaid')
  return (
    <AdminList
      list="yearly-paid"
      path={linkTo('adminYearlyPaid')}
      searchParams={searchParams}
      above={<PayingFigures list="yearly-paid" />}
      panel={(_, row) => <RowGlance list="yearly-paid" row={row} />}
    />
  )
}
