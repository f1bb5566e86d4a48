import type { Product } from '@krono/contract'
import type { ReactNode } from 'react'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { PriceNote } from '@/features/legal/price-note'
import type { ItemKey } from '@/lib/contract/item-keys'
import { ButtonLink } from '@/ui/button/button-link'
import { IfOwned } from './if-owned'
import styles from './item-page.module.css'
import { ItemPrice } from './item-price'

type BuyItemProps = {
  item: ItemKey
  product: Product | undefined
  ownHref: string
  trial?: ReactNode
  included?: ReactNode
}

/** The price, and the ways to get an item; those who have it already are led to it. */
export function BuyItem({ item, product, ownHref, trial, included }: BuyItemProps) {
  const t = translations('items')
  const query = { product: item }
  return (
    <section className={styles.buy} aria-label={t('buyLabel')}>
      <IfOwned
        item={item}
        owned={
          <>
            <p>{t('ownedText')}</p>
            <p className={styles.ways}>
              <ButtonLink href={ownHref}>{t('open')}</ButtonLink>
            </p>
          </>
        }
      >
        {included}
        {product && !included && (
          <>
            <p>
              <ItemPrice product={product} />
            </p>
            <p className={styles.ways}>
              <ButtonLink href={linkTo('paymentItem', query)}>{t('buy')}</ButtonLink>
            </p>
          </>
        )}
        {!product && !included && <p>{t('offSale')}</p>}
        {trial}
      </IfOwned>
      {product && (
        <p className={styles.ways}>
          <ButtonLink look="quiet" href={linkTo('gift', query)}>
            {t('give')}
          </ButtonLink>
        </p>
      )}
      {product && (
        <p className={styles.note}>
          <PriceNote />
        </p>
      )}
    </section>
  )
}
