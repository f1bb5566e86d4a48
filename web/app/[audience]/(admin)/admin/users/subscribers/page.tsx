import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { PayingFigures } from '@/features/back-office/figures/paying-figures'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { bulkForRole } from '@/features/back-office/people/bulk/bulk-for'
import { UserPanel } from '@/features/back-office/people/user/user-panel'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('subscribers')

/** Users with a subscription, and its state. */
export default async function Subscribers({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminSubscribers')
  return (
    <AdminList
      list="subscribers"
      path={linkTo('adminSubscribers')}
      searchParams={searchParams}
      above={<PayingFigures list="subscribers" />}
      bulk={await bulkForRole()}
      panel={(id) => (
        <UserPanel {...{ id, searchParams }} list="subscribers" path={linkTo('adminSubscribers')} />
      )}
    />
  )
}
