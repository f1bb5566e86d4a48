import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { CampaignPanel } from '@/features/back-office/shop/campaigns/campaign-panel'
import { NewCampaign } from '@/features/back-office/shop/campaigns/new-campaign'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('campaigns')

/** Campaigns, past, running and planned. */
export default async function Campaigns({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminCampaign')
  const path = linkTo('adminCampaign')
  return (
    <AdminList
      list="campaigns"
      path={path}
      searchParams={searchParams}
      above={<NewCampaign list={path} />}
      panel={(id) => <CampaignPanel id={id} list={path} />}
    />
  )
}
