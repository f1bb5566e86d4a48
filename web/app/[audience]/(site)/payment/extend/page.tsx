import type { Metadata } from 'next'
import { forbidden } from 'next/navigation'
import { isFor } from '@/base/routing/refusal'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { privateMetadata, productMetadata } from '@/features/checkout/plans/page-metadata'
import { PlanCheckout } from '@/features/checkout/plans/plan-checkout'
import { getSession, requireUser } from '@/server/session/get-session'

type Props = { searchParams: SearchParams }

/** When the page is refused to the reader, its title says so. */
export async function generateMetadata(): Promise<Metadata> {
  const session = await getSession()
  if (session && !isFor('paymentExtend', session.user.tier)) {
    return privateMetadata(translations('premiumRequired')('title'))
  }
  return productMetadata('premium-year-extension')
}

/** Extension by one year for users with premium (spec §9, "Catalogue"). */
export default async function ExtendPayment({ searchParams }: Props) {
  const query = valuesOf(await searchParams)
  const user = await requireUser('paymentExtend', query)
  if (!isFor('paymentExtend', user.tier)) forbidden()
  return (
    <PlanCheckout
      route="paymentExtend"
      product="premium-year-extension"
      user={user}
      query={query}
    />
  )
}
