import type { Metadata } from 'next'
import { forbidden } from 'next/navigation'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { privateMetadata, productMetadata } from '@/features/checkout/plans/page-metadata'
import { PlanCheckout } from '@/features/checkout/plans/plan-checkout'
import { getSession, requireUser } from '@/server/session/get-session'

type Props = { searchParams: SearchParams }

/** A page that says that it is not for its reader has that as its title. */
export async function generateMetadata(): Promise<Metadata> {
  const session = await getSession()
  if (session?.user.tier === 'free') {
    return privateMetadata(translations('premiumRequired')('title'))
  }
  return productMetadata('premium-year-extension')
}

/** One more year for those who have premium (spec §9, "Catalogue"). */
export default async function ExtendPayment({ searchParams }: Props) {
  const query = valuesOf(await searchParams)
  const user = await requireUser('paymentExtend', query)
  if (user.tier === 'free') forbidden()
  return (
    <PlanCheckout
      route="paymentExtend"
      product="premium-year-extension"
      user={user}
      query={query}
    />
  )
}
