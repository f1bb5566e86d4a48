import type { SearchParams } from '@/lib/search-params'
import { productMetadata } from '../_components/page-metadata'
import { SubscriptionPage } from '../_components/subscription-page'

type Props = { searchParams: SearchParams }

export const generateMetadata = () => productMetadata('premium-month')

export default function MonthlyPayment({ searchParams }: Props) {
  return <SubscriptionPage plan="monthly" searchParams={searchParams} />
}
