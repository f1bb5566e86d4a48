import type { Campaign } from '@krono/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { privateMetadata, productMetadata } from '@/features/checkout/plans/page-metadata'
import { PlanCheckout } from '@/features/checkout/plans/plan-checkout'
import { askOpenly } from '@/server/cms/ask-openly'
import { requireUser } from '@/server/session/get-session'

type Props = { searchParams: SearchParams }

/** The currently running campaign, read without cache: menus may show an older one. */
const findCampaign = cache(async (): Promise<Campaign | undefined> => {
  const found = await askOpenly({
    endpoint: 'activeCampaign',
    input: { language },
  })
  return found && !('msg' in found) ? found : undefined
})

export async function generateMetadata(): Promise<Metadata> {
  const campaign = await findCampaign()
  if (campaign) return productMetadata(campaign.product)
  return privateMetadata(translations('payment.noCampaign')('title'))
}

/** The payment page of the running campaign (spec §2). */
export default async function CampaignPayment({ searchParams }: Props) {
  const query = valuesOf(await searchParams)
  const user = await requireUser('paymentCampaign', query)
  const campaign = await findCampaign()
  if (!campaign) notFound()
  const { product, endDate } = campaign
  return (
    <PlanCheckout
      route="paymentCampaign"
      product={product}
      user={user}
      query={query}
      until={endDate}
    />
  )
}
