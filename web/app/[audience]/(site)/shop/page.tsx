import type { Metadata } from 'next'
import { listMetadata } from '@/features/listing/list-metadata'
import { shopList } from '@/features/shop/shop-list'
import { ShopPage } from '@/features/shop/shop-page'

// Rendered at the first request; requests with a filter are rewritten to `listed/shop`.
export function generateStaticParams() {
  return []
}

export const generateMetadata = (): Promise<Metadata> => listMetadata(shopList)

/** Everything that can be bought, in one place (spec §2). */
export default function Shop() {
  return <ShopPage />
}
