import type { Metadata } from 'next'
import { ebookList } from '@/features/ebooks/pages/ebook-list'
import { PriceNotice } from '@/features/legal/price-notice'
import { listMetadata } from '@/features/listing/list-metadata'
import { ListPage } from '@/features/listing/list-page'

export function generateStaticParams() {
  return []
}

export const generateMetadata = (): Promise<Metadata> => listMetadata(ebookList)

/** The catalogue of e-books (spec §2). */
export default function Ebooks() {
  return <ListPage list={ebookList} after={<PriceNotice />} />
}
