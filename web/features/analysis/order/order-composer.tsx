'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { linkToLogin } from '@/base/routing/link-to-login'
import { linkTo } from '@/base/routing/links'
import { Checkout } from '@/features/checkout/checkout'
import { type Offer, ProductChoice } from '@/features/checkout/product-choice'
import { Unlocks } from '@/features/checkout/unlocks'
import type { PersonRole } from '@/lib/contract/analysis-kinds'
import type { ProductKey } from '@/lib/contract/product-tables'
import { SiteLink } from '@/ui/button/site-link'
import { GiftWays, type GiftWords } from './gift-ways'
import styles from './order.module.css'
import { PeopleFields } from './people-fields'
import type { PeopleSetup } from './people-setup'
import { readAnalysis } from './read-people'
import type { Range } from './rows'

export type AnalysisOffer = Offer & {
  range: Range
  roles: readonly PersonRole[]
  /** The page that describes it, if there is one. */
  details: string | undefined
}

type OrderComposerProps = {
  offers: readonly [AnalysisOffer, ...AnalysisOffer[]]
  initial: ProductKey
  words: Record<'choose' | 'unlocks' | 'details' | 'login', string> & { gift: GiftWords }
  checkout: Pick<
    ComponentProps<typeof Checkout>,
    'first' | 'words' | 'billing' | 'terms' | 'priceNote' | 'today'
  >
  people: PeopleSetup
  /** The required confirmations. */
  children: ReactNode
}

/** The order of an analysis: its kind, its people, and the payment. */
export function OrderComposer(props: OrderComposerProps) {
  const { offers, initial, words, checkout, people, children } = props
  const [product, setProduct] = useState(initial)
  const chosen = offers.find(({ key }) => key === product) ?? offers[0]

  function choose(next: ProductKey) {
    setProduct(next)
    // A return to the page shows the chosen product, not the initial one.
    const url = new URL(location.href)
    url.searchParams.set('product', next)
    history.replaceState(null, '', url)
  }

  const redirectUrl = linkTo('analysis', { product })
  const login = { text: words.login, href: linkToLogin(redirectUrl) }
  return (
    <div className={styles.parts}>
      <div>
        <ProductChoice label={words.choose} offers={offers} chosen={product} onChoose={choose} />
        <GiftWays product={product} words={words.gift} />
      </div>
      <Checkout
        {...checkout}
        words={{ ...checkout.words, form: { ...checkout.words.form, login } }}
        product={product}
        coupons={chosen.coupons}
        readMore={(values) => readAnalysis(values, people.order)}
        order={
          <>
            <p className={styles.name}>{chosen.name}</p>
            <Unlocks title={words.unlocks} lines={chosen.unlocks} />
            {chosen.details && (
              <p className={styles.details}>
                <SiteLink href={chosen.details}>{words.details}</SiteLink>
              </p>
            )}
          </>
        }
      >
        <PeopleFields {...people} range={chosen.range} roles={chosen.roles} />
        {children}
      </Checkout>
    </div>
  )
}
