import type { Metadata } from 'next'
import { forbidden } from 'next/navigation'
import { translations } from '@/i18n/translations'
import { type SearchParams, valuesOf } from '@/lib/search-params'
import { getSession, requireUser } from '@/lib/session/get-session'
import { privateMetadata, productMetadata } from '../_components/page-metadata'
import { PlanCheckout } from '../_components/plan-checkout'

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
