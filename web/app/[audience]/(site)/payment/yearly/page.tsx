import type { SearchParams } from '@/base/routing/search-params'
import { productMetadata } from '@/features/checkout/plans/page-metadata'
import { SubscriptionPage } from '@/features/checkout/plans/subscription-page'

type Props = { searchParams: SearchParams }

export const generateMetadata = () => productMetadata('premium-year')

export default function YearlyPayment({ searchParams }: Props) {
  return <SubscriptionPage plan="yearly" searchParams={searchParams} />
}
