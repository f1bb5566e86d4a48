import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { CouponPanel } from '@/features/back-office/shop/coupons/coupon-panel'
import { NewCoupons } from '@/features/back-office/shop/coupons/new-coupons'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('coupons')

/** Every coupon, what it brought, and new ones. */
export default async function Coupons({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminCoupons')
  const path = linkTo('adminCoupons')
  return (
    <AdminList
      list="coupons"
      path={path}
      searchParams={searchParams}
      above={<NewCoupons list={path} />}
      panel={(id) => <CouponPanel id={id} />}
    />
  )
}
