'use client'

import { type ReactNode, useEffect } from 'react'
import { fill } from '@/base/text/fill'
import { moneyText } from '@/base/text/money-text'
import { leaveTo } from '@/client/pending-requests'
import type { CheckoutBody } from '@/lib/contract/checkout'
import type { ProductKey } from '@/lib/contract/product-tables'
import { Card } from '@/ui/card/card'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { useTabValue } from '@/ui/form/use-tab-value'
import type { FormWords } from '@/ui/form/words'
import { billingIn } from './billing-in'
import { BillingPart } from './billing-part'
import styles from './checkout.module.css'
import type { CouponChoice } from './coupon-choices'
import { CouponField, type CouponWords } from './coupon-field'
import { couponOf, storeCheckout } from './stored-checkout'
import { Totals, type TotalsWords } from './totals'
import { type FirstQuote, useQuote } from './use-quote'

export type CheckoutWords = TotalsWords &
  CouponWords &
  Record<
    'orderTitle' | 'title' | 'wantsBilling' | 'billing' | 'card' | 'pay' | 'take' | 'forwarding',
    string
  > & { form: FormWords; intl: string }

type CheckoutProps = {
  product: ProductKey
  isGift?: boolean
  first: FirstQuote
  coupons: readonly CouponChoice[]
  words: CheckoutWords
  /** The ordered product, in lines; the sums are below. */
  order: ReactNode
  /** Fields of the purchase itself, before coupon and billing data. */
  children?: ReactNode
  /** Reads the values of these fields. */
  readMore?: (values: FormData) => Pick<CheckoutBody, 'gift' | 'people' | 'confirmations'>
  /** Stores these fields for a buyer who returns without having paid. */
  storeMore?: (values: FormData) => void
  billing: { isWanted: boolean; fields: ReactNode }
  /** Terms accepted by paying; directly above the button. */
  terms: string
  /** Legally required text at a price. */
  priceNote: ReactNode
  /** `YYYY-MM-DD` */
  today: string
}

/**
 * The order, and the form with the one button that leads to Stripe's page. The cms quotes the price for each coupon; it
 * also computes the charged amount at the time of payment.
 */
export function Checkout(props: CheckoutProps) {
  const { product, isGift = false, first, coupons, words, order, terms, billing, today } = props
  const { quote, coupon, fault, isAsking, apply, clearFault } = useQuote(
    { product, isGift },
    first,
    words.form,
  )
  const storedWish = useTabValue('wantsBilling')
  const storedCoupon = couponOf({ product, isGift }, useTabValue('coupon'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (storedCoupon && !first.coupon) void apply(storedCoupon)
  }, [storedCoupon])

  const isFree = quote.total.amount === 0
  const total = moneyText(quote.total, words.intl)
  const discount = moneyText(quote.discount, words.intl)
  return (
    <div className={styles.checkout}>
      <Card className={styles.order} aria-labelledby="order-title">
        <h2 id="order-title">{words.orderTitle}</h2>
        {order}
        <Totals quote={quote} words={words} intl={words.intl} isAsking={isAsking} />
      </Card>
      <Card className={styles.form} aria-labelledby="checkout-title">
        <h2 id="checkout-title">{words.title}</h2>
        <Form
          words={{
            ...words.form,
            submit: isFree ? words.take : fill(words.pay, { total }),
            sending: isFree ? words.form.sending : words.forwarding,
          }}
          call="checkout"
          schema={async () => (await import('@/lib/contract/checkout')).checkoutBody(today)}
          read={(values) => ({
            product,
            ...couponIn(values),
            ...billingIn(values),
            ...props.readMore?.(values),
          })}
          onDone={({ url }, form) => {
            const values = new FormData(form)
            storeCheckout({ product, isGift }, values)
            props.storeMore?.(values)
            leaveTo(url)
            return 'leaves'
          }}
        >
          {props.children}
          <CouponField
            key={`coupon ${storedCoupon}`}
            code={first.coupon ?? storedCoupon ?? ''}
            choices={coupons}
            words={words}
            isAsking={isAsking}
            applied={coupon && fill(words.applied, { amount: discount })}
            fault={fault}
            onApply={apply}
            onType={clearFault}
          />
          <BillingPart
            key={`billing ${storedWish}`}
            words={words}
            isWanted={billing.isWanted || storedWish !== undefined}
          >
            {billing.fields}
          </BillingPart>
          <div className={styles.terms}>
            <p>{terms}</p>
            {!isFree && <p>{words.card}</p>}
            <p>{props.priceNote}</p>
          </div>
        </Form>
      </Card>
    </div>
  )
}

/** A typed code counts even if the button beside it was not pressed. */
function couponIn(values: FormData) {
  const coupon = textOf(values, 'coupon').trim()
  return coupon ? { coupon } : {}
}
