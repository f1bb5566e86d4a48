'use client'

import { linkTo } from '@/base/routing/links'
import type { ProductKey } from '@/lib/contract/product-tables'
import { ButtonLink } from '@/ui/button/button-link'
import { Disclosure } from '@/ui/disclosure/disclosure'
import styles from './order.module.css'

export type GiftWords = Record<'summary' | 'lead' | 'now' | 'voucher' | 'open', string>

/** For a buyer of a gift: order it here and hand it over, or buy a voucher. */
export function GiftWays({ product, words }: { product: ProductKey; words: GiftWords }) {
  return (
    <Disclosure summary={words.summary}>
      <div className={styles.gift}>
        <p>{words.lead}</p>
        <ul>
          <li>{words.now}</li>
          <li>{words.voucher}</li>
        </ul>
        <div>
          <ButtonLink look="quiet" href={linkTo('gift', { product })}>
            {words.open}
          </ButtonLink>
        </div>
      </div>
    </Disclosure>
  )
}
