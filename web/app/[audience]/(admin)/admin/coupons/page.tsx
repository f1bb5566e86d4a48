import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { BatchSummary } from '@/features/back-office/shop/coupons/batch-summary'
import { CouponPanel } from '@/features/back-office/shop/coupons/coupon-panel'
import { CouponsNav } from '@/features/back-office/shop/coupons/coupons-nav'
import { NewCoupons } from '@/features/back-office/shop/coupons/new-coupons'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('coupons')

/** All coupons with their revenue, and the form for new ones. */
export default async function Coupons({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminCoupons')
  const path = linkTo('adminCoupons')
  const { batch, source } = await searchParams
  return (
    <AdminList
      list="coupons"
      path={path}
      searchParams={searchParams}
      above={
        <>
          <CouponsNav source={typeof source === 'string' ? source : undefined} />
          <NewCoupons list={path} />
          {typeof batch === 'string' && batch !== '' && <BatchSummary batch={batch} />}
        </>
      }
      panel={(id) => <CouponPanel id={id} />}
    />
  )
}
