import type { ItemList } from 'schema-dts'
import { addressOf } from '@/ui/structured-data/structured-data'
import type { ShopEntry } from './shop-entries'

/** Structured data of the shop: a list of products with their offers. */
export const shopData = (entries: readonly ShopEntry[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: entries.flatMap(({ title, lead, href, product }, index) =>
    product
      ? [
          {
            '@type': 'ListItem' as const,
            position: index + 1,
            item: {
              '@type': 'Product' as const,
              name: title,
              description: lead,
              url: addressOf(href),
              offers: {
                '@type': 'Offer' as const,
                price: product.price.amount / 100,
                priceCurrency: product.price.currency.toUpperCase(),
                availability: 'https://schema.org/InStock' as const,
                url: addressOf(href),
              },
            },
          },
        ]
      : [],
  ),
})
