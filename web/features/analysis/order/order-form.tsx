import {
  analysisOfProduct,
  type OwnCoupon,
  type Product,
  peopleOfAnalysis,
  rolesOfAnalysis,
  type User,
} from '@krono/contract'
import { today } from '@/base/clock'
import { linkToInterpretation } from '@/base/routing/interpretations'
import { linkTo } from '@/base/routing/links'
import { formatMoney } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { BillingInputs, hasBilling } from '@/features/checkout/billing-inputs'
import { checkoutWords } from '@/features/checkout/checkout-words'
import { couponChoices } from '@/features/checkout/coupon-choices'
import { firstQuote } from '@/features/checkout/first-quote'
import { Refused } from '@/features/checkout/plans/refused'
import { usableCoupons } from '@/features/checkout/usable-coupons'
import { PriceNote } from '@/features/legal/price-note'
import { getLeads } from '@/server/cms/addresses'
import { getMenuOverrides } from '@/server/cms/calls'
import { askAsUser } from '@/server/session/get-session'
import { CheckField } from '@/ui/form/check-field'
import { peopleSetup } from './make-people-setup'
import styles from './order.module.css'
import { type AnalysisOffer, OrderComposer } from './order-composer'
import { confirmationNames } from './read-people'
import type { Range } from './rows'

/** Number of people: `1 ember`, `2–8 ember`. */
function rangeText([fewest, most]: Range): string {
  const t = translations('analysisOrder.range')
  return fewest === most ? t('exactly', { count: most }) : t('between', { fewest, most })
}

/** Confirmations required before an analysis is ordered (spec §5); required again for each order, so never stored. */
function Confirmations() {
  const t = translations('analysisOrder.order')
  return (
    <div className={styles.confirmations}>
      <CheckField name={confirmationNames.areCorrect} isRequired>
        {t('areCorrect')}
      </CheckField>
      <CheckField name={confirmationNames.mayBeInexact} isRequired>
        {t('mayBeInexact')}
      </CheckField>
    </div>
  )
}

type OrderFormProps = {
  products: readonly Product[]
  user: User
  /** Parameters of the address: the product and a coupon. */
  query: Record<string, string>
}

/** The order of an analysis with its words and prices. */
export async function OrderForm({ products, user, query }: OrderFormProps) {
  const [own, overrides, leads] = await Promise.all([
    askAsUser({ endpoint: 'coupons' }),
    getMenuOverrides(),
    getLeads(),
  ])
  const coupons = own?.coupons ?? []
  const [first, ...others] = products.flatMap((product) =>
    offersOf(product, { coupons, presented: { overrides, leads } }),
  )
  const t = translations('analysisOrder')
  if (!first) return <p>{t('missing')}</p>
  const offers = [first, ...others] as const
  const chosen =
    offers.find(({ key }) => key === query.product) ??
    offers.find((offer) => offer.coupons.some(({ code }) => code === query.coupon)) ??
    first
  const quote = await firstQuote({ product: chosen.key, coupon: query.coupon })
  if ('refusal' in quote) return <Refused refusal={quote.refusal} />
  const words = wordsOf('analysisOrder')
  return (
    <OrderComposer
      offers={offers}
      initial={chosen.key}
      words={{
        ...wordsOf('analysisOrder', ['choose', 'unlocks', 'details']),
        login: translations('form')('login'),
        gift: words.gift,
      }}
      checkout={{
        first: quote,
        words: { ...checkoutWords(linkTo('analysis', query)), title: t('order.title') },
        billing: { isWanted: hasBilling(user), fields: <BillingInputs user={user} /> },
        terms: t('order.terms'),
        priceNote: <PriceNote />,
        today: today(),
      }}
      people={peopleSetup(user)}
    >
      <Confirmations />
    </OrderComposer>
  )
}

type Known = {
  coupons: readonly OwnCoupon[]
  /** The kinds that have a page. */
  presented: Parameters<typeof linkToInterpretation>[1]
}

/** The offers of a product in this order; none for a product that is not an analysis. */
function offersOf(product: Product, { coupons, presented }: Known): AnalysisOffer[] {
  const { key, name, unlocks, price } = product
  const kind = analysisOfProduct(key)
  if (!kind) return []
  const range = peopleOfAnalysis(kind)
  const usable = usableCoupons(coupons, { product: key, isGift: false })
  return [
    {
      key,
      name,
      unlocks,
      range,
      roles: rolesOfAnalysis[kind],
      note: rangeText(range),
      price: formatMoney(price),
      coupons: couponChoices(usable),
      details: linkToInterpretation(kind, presented),
    },
  ]
}
