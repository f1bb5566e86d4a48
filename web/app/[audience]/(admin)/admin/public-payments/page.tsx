import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { NewPayLink } from '@/features/back-office/shop/pay-links/new-pay-link'
import { PayLinkPanel } from '@/features/back-office/shop/pay-links/pay-link-panel'
import { PaymentsNav } from '@/features/back-office/shop/pay-links/payments-nav'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('pay-links')

/** Pay links, and a link to the buyers without an account. */
export default async function PublicPayments({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminPublicPayments')
  const path = linkTo('adminPublicPayments')
  return (
    <AdminList
      list="pay-links"
      path={path}
      searchParams={searchParams}
      above={
        <>
          <PaymentsNav here="adminPublicPayments" />
          <NewPayLink list={path} />
        </>
      }
      panel={(id) => <PayLinkPanel id={id} />}
    />
  )
}
