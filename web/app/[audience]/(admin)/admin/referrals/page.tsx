import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { AboveReferrals } from '@/features/back-office/shop/referrals/above-referrals'
import { ReferrerPanel } from '@/features/back-office/shop/referrals/referrer-panel'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('referrals')

/** Codes with which members invite friends, with their results; held friends to decide; the rules of rewards. */
export default async function Referrals({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminReferrals')
  const { held } = await searchParams
  return (
    <AdminList
      list="referrals"
      path={linkTo('adminReferrals')}
      searchParams={searchParams}
      above={<AboveReferrals held={typeof held === 'string' ? held : undefined} />}
      panel={(id) => <ReferrerPanel id={id} />}
    />
  )
}
