import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { PayingFigures } from '@/features/back-office/figures/paying-figures'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('subscribers')

/** Who has a subscription, and how it goes. */
export default async function Subscribers({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminSubscribers')
  return (
    <AdminList
      list="subscribers"
      path={linkTo('adminSubscribers')}
      searchParams={searchParams}
      above={<PayingFigures list="subscribers" />}
      panel={(_, row) => <RowGlance list="subscribers" row={row} />}
    />
  )
}
