'use client'

import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { fill } from '@/base/text/fill'
import type { ProductKey } from '@/lib/contract/product-tables'
import { useTabValue } from '@/ui/form/use-tab-value'
import { useLocal } from '@/ui/local/local'
import { Checkout } from '../checkout'
import { GiftCard } from '../gift-card/gift-card'
import { type Offer, ProductChoice } from '../product-choice'
import { Unlocks } from '../unlocks'
import styles from './gift.module.css'
import { readGift } from './read-gift'
import { storeGift } from './stored-gift'

type GiftComposerProps = {
  offers: readonly Offer[]
  initial: ProductKey
  giver: string
  picture: ReactNode
  words: Record<'choose' | 'preview' | 'unlocks' | 'label' | 'greeting' | 'nameless', string>
  checkout: Pick<
    ComponentProps<typeof Checkout>,
    'first' | 'words' | 'billing' | 'terms' | 'priceNote' | 'today'
  >
  /** The fields of the form. */
  children: ReactNode
}

/** The fields shown on the card. */
type Written = Record<'name' | 'message' | 'giver', string>

/** The form of a gift, beside a preview of the recipient's card. */
export function GiftComposer(props: GiftComposerProps) {
  const { offers, initial, words, picture, checkout, children } = props
  const { order } = useLocal()
  const [product, setProduct] = useState(initial)
  const [typed, setTyped] = useState<Written>()
  const stored = {
    name: useTabValue('gift.recipientName') ?? '',
    message: useTabValue('gift.message') ?? '',
    giver: useTabValue('gift.giverName') ?? props.giver,
  }
  const written = typed ?? stored
  const chosen = offers.find(({ key }) => key === product)

  function follow({ target }: FormEvent) {
    const form = target instanceof HTMLElement ? target.closest('form') : null
    if (!form) return
    const { recipientName, message, giverName } = readGift(new FormData(form), order)
    setTyped({ name: recipientName.trim(), message: message.trim(), giver: giverName.trim() })
  }

  return (
    <div className={styles.parts} onInput={follow}>
      <ProductChoice label={words.choose} offers={offers} chosen={product} onChoose={setProduct} />
      <Checkout
        {...checkout}
        product={product}
        isGift
        coupons={chosen?.coupons ?? []}
        readMore={(values) => ({ gift: readGift(values, order) })}
        storeMore={(values) => storeGift(readGift(values, order))}
        order={
          <>
            <figure className={styles.preview}>
              <figcaption>{words.preview}</figcaption>
              <GiftCard
                label={words.label}
                greeting={
                  written.name ? fill(words.greeting, { name: written.name }) : words.nameless
                }
                product={chosen?.name ?? ''}
                message={written.message}
                giver={written.giver}
                picture={picture}
              />
            </figure>
            <Unlocks title={words.unlocks} lines={chosen?.unlocks ?? []} />
          </>
        }
      >
        {children}
      </Checkout>
    </div>
  )
}
