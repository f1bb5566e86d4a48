import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { AbovePayments } from '@/features/back-office/payments/above-payments'
import { OpenPayment } from '@/features/back-office/payments/open-payment'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('payments')

/** All orders; above them the ones that need an admin's attention (spec §2, "Back office"). */
export default async function Payments({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminPayments')
  return (
    <AdminList
      list="payments"
      path={linkTo('adminPayments')}
      searchParams={searchParams}
      above={<AbovePayments searchParams={searchParams} />}
      panel={(id) => <OpenPayment id={id} />}
    />
  )
}
