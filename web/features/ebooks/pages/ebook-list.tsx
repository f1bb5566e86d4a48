import { linkToEbook } from '@/base/routing/links'
import { ItemCard } from '@/features/items/item-card'
import { ItemCover } from '@/features/items/item-cover'
import type { List } from '@/features/listing/list'
import { itemKeyOf } from '@/lib/contract/item-keys'
import { getProducts } from '@/server/cms/calls'
import { type EbookCard, getEbooks } from '@/server/cms/ebooks'

type Listed = EbookCard & { product: Awaited<ReturnType<typeof getProducts>>[number] | undefined }

/** The e-books on sale, with their prices, in the editors' order. */
async function load(): Promise<Listed[]> {
  const [ebooks, products] = await Promise.all([getEbooks(), getProducts()])
  return ebooks.map((ebook) => ({
    ...ebook,
    product: products.find(({ key }) => key === itemKeyOf('ebook', ebook.documentId)),
  }))
}

/** The catalogue of e-books. */
export const ebookList: List<Listed> = {
  path: '/ebook',
  words: 'ebooks',
  perPage: 24,
  load,
  keyOf: ({ documentId }) => documentId,
  sorts: { listed: () => 0 },
  Card: ({ item }) => (
    <ItemCard
      title={item.title}
      lead={item.subtitle || item.lead}
      kind={item.author}
      href={linkToEbook(item.slug)}
      cover={<ItemCover item={item} isEdge />}
      product={item.product}
    />
  ),
}
