import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { PaymentsNav } from '@/features/back-office/shop/pay-links/payments-nav'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('guest-payments')

/** Orders without an account, paid or open: gifts of guests, and payments by pay link. */
export default async function GuestPayments({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminGuestPayments')
  const path = linkTo('adminGuestPayments')
  return (
    <AdminList
      list="guest-payments"
      path={path}
      searchParams={searchParams}
      above={<PaymentsNav here="adminGuestPayments" />}
      panel={(_, row) => <RowGlance list="guest-payments" row={row} />}
    />
  )
}
