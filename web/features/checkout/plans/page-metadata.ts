import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import type { ProductKey } from '@/lib/contract/product-tables'
import { getProducts } from '@/server/cms/calls'

/** Metadata of a payment page: the product's name, noindex. */
export async function productMetadata(key: ProductKey): Promise<Metadata> {
  const product = (await getProducts()).find((one) => one.key === key)
  return privateMetadata(product?.name ?? translations('payment')('metaTitle'))
}

export const privateMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
})
