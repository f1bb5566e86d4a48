import type { ProductKey, Quote, User } from '@krono/contract'
import { today } from '@/base/clock'
import { type FixedRoute, linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { PriceNote } from '@/features/legal/price-note'
import { isItemKey } from '@/lib/contract/item-keys'
import { getProducts } from '@/server/cms/calls'
import { askAsUser } from '@/server/session/get-session'
import { PageHead } from '@/ui/page/page-head'
import { BillingInputs, hasBilling } from '../billing-inputs'
import { Checkout } from '../checkout'
import { checkoutWords } from '../checkout-words'
import { couponChoices } from '../coupon-choices'
import { firstQuote } from '../first-quote'
import { StripeScript } from '../stripe/stripe-script'
import { usableCoupons } from '../usable-coupons'
import styles from './order.module.css'
import { beginsLater, OrderLines } from './order-lines'
import { Refused } from './refused'

type PlanCheckoutProps = {
  route: FixedRoute
  product: ProductKey
  user: User
  /** Parameters of the address. */
  query: Record<string, string>
  /** End of the campaign price, ISO 8601. */
  until?: string | undefined
}

function termsOf(product: ProductKey, quote: Quote) {
  if (isItemKey(product)) return 'checkout.termsItem'
  return beginsLater(quote) ? 'checkout.termsLater' : 'checkout.terms'
}

/** The page on which a member pays for a term or an item: product, price and form. */
export async function PlanCheckout({ route, product, user, query, until }: PlanCheckoutProps) {
  const [products, own, first] = await Promise.all([
    getProducts(),
    askAsUser({ endpoint: 'coupons' }),
    firstQuote({ product, coupon: query.coupon }),
  ])
  const row = products.find(({ key }) => key === product)
  const isItem = isItemKey(product)
  if ('refusal' in first) return <Refused refusal={first.refusal} isItem={isItem} />
  if (!row) return <Refused isItem={isItem} />
  const t = translations('payment')
  const coupons = usableCoupons(own?.coupons ?? [], { product, isGift: false })
  return (
    <div className={styles.page}>
      <StripeScript />
      <PageHead title={row.name} lead={t('order.lead')} />
      <Checkout
        product={product}
        first={first}
        coupons={couponChoices(coupons)}
        words={checkoutWords(linkTo(route, query))}
        order={<OrderLines product={row} quote={first.quote} until={until} />}
        billing={{ isWanted: hasBilling(user), fields: <BillingInputs user={user} /> }}
        terms={t(termsOf(product, first.quote))}
        priceNote={<PriceNote />}
        today={today()}
      />
    </div>
  )
}
