import type { Metadata } from 'next'
import { firstValue, type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { privateMetadata, productMetadata } from '@/features/checkout/plans/page-metadata'
import { PlanCheckout } from '@/features/checkout/plans/plan-checkout'
import { Refused } from '@/features/checkout/plans/refused'
import { isItemKey } from '@/lib/contract/item-keys'
import { requireUser } from '@/server/session/get-session'

type Props = { searchParams: SearchParams }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const product = firstValue((await searchParams).product)
  return isItemKey(product)
    ? productMetadata(product)
    : privateMetadata(translations('payment')('metaTitle'))
}

/** Order form of a course or an e-book (`?product=`), prefilled by `?coupon=`. */
export default async function ItemPayment({ searchParams }: Props) {
  const query = valuesOf(await searchParams)
  const user = await requireUser('paymentItem', query)
  if (!isItemKey(query.product)) return <Refused isItem />
  return <PlanCheckout route="paymentItem" product={query.product} user={user} query={query} />
}
