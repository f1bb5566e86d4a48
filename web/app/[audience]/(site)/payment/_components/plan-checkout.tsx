import { couponsAnswer, type ProductKey, type User } from '@krono/contract'
import { BillingInputs, hasBilling } from '@/components/checkout/billing-inputs'
import { Checkout } from '@/components/checkout/checkout'
import { checkoutWords } from '@/components/checkout/checkout-words'
import { couponChoices } from '@/components/checkout/coupon-choices'
import { firstQuote } from '@/components/checkout/first-quote'
import { StripeScript } from '@/components/checkout/stripe-script'
import { usableCoupons } from '@/components/checkout/usable-coupons'
import { PageHead } from '@/components/ui/page-head'
import { translations } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { getProducts } from '@/lib/cms/calls'
import { type FixedRoute, linkTo } from '@/lib/links'
import { askAsUser } from '@/lib/session/get-session'
import styles from './order.module.css'
import { beginsLater, OrderLines } from './order-lines'
import { Refused } from './refused'

type PlanCheckoutProps = {
  route: FixedRoute
  product: ProductKey
  user: User
  /** Of the address. */
  query: Record<string, string>
  /** Until when this price can be had, ISO 8601; of a campaign. */
  until?: string | undefined
}

/** The page on which a member pays for a term: what it is, what it costs and the form. */
export async function PlanCheckout({ route, product, user, query, until }: PlanCheckoutProps) {
  const [products, own, first] = await Promise.all([
    getProducts(),
    askAsUser({ endpoint: 'coupons', answer: couponsAnswer }),
    firstQuote({ product, coupon: query.coupon }),
  ])
  const row = products.find(({ key }) => key === product)
  if ('refusal' in first) return <Refused refusal={first.refusal} />
  if (!row) return <Refused />
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
        terms={t(beginsLater(first.quote) ? 'checkout.termsLater' : 'checkout.terms')}
        today={today()}
      />
    </div>
  )
}
