import type { Product, User } from '@krono/contract'
import type { ReactNode } from 'react'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { formatMoney } from '@/base/text/format'
import { fullNameOf } from '@/base/text/full-name'
import { translations, wordsOf } from '@/base/words/translations'
import { PriceNote } from '@/features/legal/price-note'
import { askAsUser } from '@/server/session/get-session'
import { BillingInputs, hasBilling } from '../billing-inputs'
import { checkoutWords } from '../checkout-words'
import { couponChoices } from '../coupon-choices'
import { firstQuote } from '../first-quote'
import { usableCoupons } from '../usable-coupons'
import { GiftComposer } from './gift-composer'
import { GiftFields } from './gift-fields'

type GiftFormProps = {
  products: readonly Product[]
  /** Parameters of the address: the product, if it is offered, and the coupon. */
  query: Record<string, string>
  user: User | undefined
  picture: ReactNode
}

/** The form with its texts, for a member or a visitor. */
export async function GiftForm({ products, query, user, picture }: GiftFormProps) {
  const t = translations('gifts')
  const chosen = products.find(({ key }) => key === query.product) ?? products[0]
  if (!chosen) return <p>{t('form.missing')}</p>
  const [own, first] = await Promise.all([
    askAsUser({ endpoint: 'coupons' }),
    firstQuote({ product: chosen.key, coupon: query.coupon, isGift: true }),
  ])
  if ('refusal' in first) return <p>{first.refusal.message}</p>
  const giver = user ? fullNameOf(user) : ''
  const offers = products.map(({ key, name, price, unlocks }) => {
    const coupons = usableCoupons(own?.coupons ?? [], { product: key, isGift: true })
    return { key, name, unlocks, price: formatMoney(price), coupons: couponChoices(coupons) }
  })
  return (
    <GiftComposer
      offers={offers}
      initial={chosen.key}
      giver={giver}
      picture={picture}
      words={{
        ...wordsOf('gifts.form', ['choose', 'preview', 'unlocks']),
        ...wordsOf('gifts.card'),
      }}
      checkout={{
        first,
        words: { ...checkoutWords(linkTo('gift', query)), title: t('form.title') },
        billing: { isWanted: hasBilling(user), fields: <BillingInputs user={user} /> },
        terms: t('form.terms'),
        priceNote: <PriceNote />,
        today: today(),
      }}
    >
      <GiftFields giver={giver} isVisitor={!user} />
    </GiftComposer>
  )
}
