import { translations } from '@/base/words/translations'
import { Cover } from '@/features/analysis/offer/cover'
import { ItemCard } from '@/features/items/item-card'
import { ItemCover } from '@/features/items/item-cover'
import type { List } from '@/features/listing/list'
import styles from './shop.module.css'
import { type ShopEntry, shopEntries, shopKinds } from './shop-entries'

/** Everything that can be bought; the filter is in the address. */
export const shopList: List<ShopEntry> = {
  path: '/shop',
  words: 'shop',
  perPage: 60,
  load: shopEntries,
  keyOf: ({ id }) => id,
  choices: {
    kind: {
      label: () => translations('shop')('filter'),
      of: ({ kind }) => ({
        value: kind,
        name: translations('shop')(`filters.${kind}`),
        order: shopKinds.indexOf(kind),
      }),
    },
  },
  sorts: { listed: () => 0 },
  Card: ({ item }) => (
    <ItemCard
      title={item.title}
      lead={item.lead}
      kind={translations('shop')(`kinds.${item.kind}`)}
      href={item.href}
      cover={<EntryCover cover={item.cover} />}
      product={item.product}
      note={translations('shop.gift')('price')}
    />
  ),
}

const EntryCover = ({ cover }: Pick<ShopEntry, 'cover'>) =>
  typeof cover === 'string' ? (
    <div className={styles.analysis}>
      <Cover kind={cover} />
    </div>
  ) : (
    <ItemCover item={cover} isEdge />
  )
