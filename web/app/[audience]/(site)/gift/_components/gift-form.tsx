import { couponsAnswer, type Product, type User } from '@krono/contract'
import type { ReactNode } from 'react'
import { BillingInputs, hasBilling } from '@/components/checkout/billing-inputs'
import { checkoutWords } from '@/components/checkout/checkout-words'
import { couponChoices } from '@/components/checkout/coupon-choices'
import { firstQuote } from '@/components/checkout/first-quote'
import { usableCoupons } from '@/components/checkout/usable-coupons'
import { translations } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { formatMoney } from '@/lib/format'
import { fullNameOf } from '@/lib/full-name'
import { dateOrder } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { askAsUser } from '@/lib/session/get-session'
import { GiftComposer } from './gift-composer'
import { GiftFields } from './gift-fields'

type GiftFormProps = {
  products: readonly Product[]
  /** Of the address: what is given, if it is offered, and the coupon. */
  query: Record<string, string>
  user: User | undefined
  picture: ReactNode
}

/** The form with its words, for a member or a visitor. */
export async function GiftForm({ products, query, user, picture }: GiftFormProps) {
  const t = translations('gifts')
  const chosen = products.find(({ key }) => key === query.product) ?? products[0]
  if (!chosen) return <p>{t('form.missing')}</p>
  const [own, first] = await Promise.all([
    askAsUser({ endpoint: 'coupons', answer: couponsAnswer }),
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
        choose: t('form.choose'),
        preview: t('form.preview'),
        unlocks: t('form.unlocks'),
        label: t('card.label'),
        greeting: t('card.greeting', { name: '{name}' }),
        nameless: t('card.nameless'),
      }}
      checkout={{
        first,
        words: { ...checkoutWords(linkTo('gift', query)), title: t('form.title') },
        billing: { isWanted: hasBilling(user), fields: <BillingInputs user={user} /> },
        terms: t('form.terms'),
        today: today(),
      }}
      order={dateOrder}
    >
      <GiftFields giver={giver} isVisitor={!user} />
    </GiftComposer>
  )
}
