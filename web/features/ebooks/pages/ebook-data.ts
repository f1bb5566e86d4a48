import type { Product } from '@krono/contract'
import type { Book } from 'schema-dts'
import { locale } from '@/base/text/language'
import { env } from '@/env'
import type { Ebook } from '@/server/cms/ebooks'
import { addressOf } from '@/ui/structured-data/structured-data'
import { pageCount } from './page-count'

type Facts = { ebook: Ebook; product: Product | undefined; path: string }

/** An e-book as schema.org data: both formats, and the offer. */
export function ebookData({ ebook, product, path }: Facts): Book {
  const url = addressOf(path)
  const { lang = locale, title, subtitle, lead, author, publishedOn, chapters } = ebook
  return {
    '@type': 'Book',
    '@id': `${url}#book`,
    url,
    name: title,
    ...(subtitle && { alternativeHeadline: subtitle }),
    description: lead,
    inLanguage: lang,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: env.PRODUCT_NAME, url: addressOf('/') },
    ...(publishedOn && { datePublished: publishedOn }),
    numberOfPages: pageCount(chapters),
    bookFormat: 'https://schema.org/EBook',
    encoding: ['application/pdf', 'application/epub+zip'].map((encodingFormat) => ({
      '@type': 'MediaObject' as const,
      encodingFormat,
    })),
    ...(product && {
      offers: {
        '@type': 'Offer',
        price: product.price.amount / 100,
        priceCurrency: product.price.currency.toUpperCase(),
        availability: 'https://schema.org/InStock',
        url,
      },
    }),
  }
}
