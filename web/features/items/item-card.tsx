import type { Product } from '@krono/contract'
import type { ReactNode } from 'react'
import { translations } from '@/base/words/translations'
import { isItemKey } from '@/lib/contract/item-keys'
import { IfOwned } from './if-owned'
import styles from './item-card.module.css'
import { ItemPrice } from './item-price'

type ItemCardProps = {
  title: string
  lead: string
  /** What it is: a course, an analysis, a plan. */
  kind: string
  href: string
  cover: ReactNode
  /** Key and price; undefined: not sold on its own. */
  product: Pick<Product, 'key' | 'price' | 'was'> | undefined
  /** Instead of a price. */
  note?: ReactNode
  /** Below another heading. */
  level?: 'h2' | 'h3'
}

/** Something that is sold, in a list: the whole card is clickable, through the link of its title. */
export function ItemCard(props: ItemCardProps) {
  const { title, lead, kind, href, cover, product, note, level: Title = 'h2' } = props
  const owned = <span className={styles.owned}>{translations('items')('owned')}</span>
  const price = product ? <ItemPrice product={product} /> : note
  return (
    <article className={styles.card}>
      {cover}
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <Title>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </Title>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.end}>
          {product && isItemKey(product.key) ? (
            <IfOwned item={product.key} owned={owned}>
              {price}
            </IfOwned>
          ) : (
            price
          )}
        </p>
      </div>
    </article>
  )
}
