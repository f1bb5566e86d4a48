import { PriceNotice } from '@/features/legal/price-notice'
import { ListPage } from '@/features/listing/list-page'
import type { Query } from '@/features/listing/open-list'
import { Graph } from '@/ui/structured-data/structured-data'
import { shopData } from './shop-data'
import { shopEntries } from './shop-entries'
import { shopList } from './shop-list'

/** The shop, whole or filtered. */
export async function ShopPage({ query }: { query?: Query }) {
  return (
    <>
      {!query && <Graph nodes={[shopData(await shopEntries())]} />}
      <ListPage list={shopList} {...(query && { query })} after={<PriceNotice />} />
    </>
  )
}
