import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { readListAddress } from '@/features/back-office/list/list-address'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { OutboxPanel, SendAllAgain } from '@/features/back-office/system/send-again'
import { SystemNav } from '@/features/back-office/system/system-nav'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('outbox')

/** E-mails that wait, fail or were given up. */
export default async function Outbox({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminOutbox')
  const { filters } = await readListAddress('outbox', searchParams)
  return (
    <AdminList
      list="outbox"
      path={linkTo('adminOutbox')}
      searchParams={searchParams}
      above={
        <>
          <SystemNav here="adminOutbox" />
          <SendAllAgain filters={filters} />
        </>
      }
      panel={(id, row) => <OutboxPanel id={id} row={row} />}
    />
  )
}
