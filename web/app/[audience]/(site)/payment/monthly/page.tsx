import type { SearchParams } from '@/base/routing/search-params'
import { productMetadata } from '@/features/checkout/plans/page-metadata'
import { SubscriptionPage } from '@/features/checkout/plans/subscription-page'

type Props = { searchParams: SearchParams }

export const generateMetadata = () => productMetadata('premium-month')

export default function MonthlyPayment({ searchParams }: Props) {
  return <SubscriptionPage plan="monthly" searchParams={searchParams} />
}
