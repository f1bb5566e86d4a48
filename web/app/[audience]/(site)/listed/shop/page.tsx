import type { Metadata } from 'next'
import type { SearchParams } from '@/base/routing/search-params'
import { listMetadata } from '@/features/listing/list-metadata'
import { shopList } from '@/features/shop/shop-list'
import { ShopPage } from '@/features/shop/shop-page'

type Props = { searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  listMetadata(shopList, await searchParams)

/** /shop with a filter, rendered per request (decision routes-and-guards). */
export default async function ListedShop({ searchParams }: Props) {
  return <ShopPage query={await searchParams} />
}
