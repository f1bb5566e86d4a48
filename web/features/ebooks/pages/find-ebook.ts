import { notFound } from 'next/navigation'
import { itemKeyOf } from '@/lib/contract/item-keys'
import { followMoved } from '@/server/cms/addresses'
import { getProducts } from '@/server/cms/calls'
import { type Ebook, getEbook } from '@/server/cms/ebooks'

/** The e-book of a page; redirects to its later address, else 404. */
export async function findEbook(
  params: Promise<{ slug: string }>,
  linkTo: (slug: string) => string,
): Promise<Ebook> {
  const slug = decodeURIComponent((await params).slug)
  const ebook = await getEbook(slug)
  if (!ebook) await followMoved('ebook', slug, linkTo)
  return ebook ?? notFound()
}

/** An e-book as a product; undefined: off sale. */
export async function productOfEbook({ documentId, isOffSale }: Ebook) {
  const key = itemKeyOf('ebook', documentId)
  return isOffSale ? undefined : (await getProducts()).find((one) => one.key === key)
}
