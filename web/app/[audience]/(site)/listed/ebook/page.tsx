import type { Metadata } from 'next'
import type { SearchParams } from '@/base/routing/search-params'
import { ebookList } from '@/features/ebooks/pages/ebook-list'
import { PriceNotice } from '@/features/legal/price-notice'
import { listMetadata } from '@/features/listing/list-metadata'
import { ListPage } from '@/features/listing/list-page'

type Props = { searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  listMetadata(ebookList, await searchParams)

/** /ebook with a page number, rendered per request (decision routes-and-guards). */
export default async function ListedEbooks({ searchParams }: Props) {
  return <ListPage list={ebookList} query={await searchParams} after={<PriceNotice />} />
}
