import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { type Intention, recordOf } from '../store.ts'
import type { PaymentMethod, Session } from '../types.ts'
import { addDiscount, isUsable } from './discounts.ts'
import { draftInvoice, finalizeInvoice, markPaid } from './invoices.ts'
import { openIntent, takeMoney } from './payments.ts'
import { beginSubscription, changeSubscription } from './subscriptions.ts'

/** The payment intent of this checkout: that of the first attempt, or a new one. */
export function intentOf(account: Account, session: Session) {
  const { store } = account
  const intention = recordOf(store.intentions, session.id)
  const opened = intention.intentId && store.paymentIntents.get(intention.intentId)
  if (opened) return opened
  const isSubscription = session.mode === 'subscription'
  const intent = openIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customer: session.customer,
    description: isSubscription ? 'Subscription creation' : null,
    metadata: isSubscription ? {} : intention.paymentMetadata,
    isForLater: isSubscription,
  })
  intention.intentId = intent.id
  // A session of a subscription refers to the invoice, not to the payment intent behind it.
  if (!isSubscription) session.payment_intent = intent.id
  return intent
}

export function redeemCoupon({ store }: Account, { couponId }: Intention) {
  const coupon = couponId && store.coupons.get(couponId)
  if (!coupon) return
  if (!isUsable(coupon)) {
    throw refused(`Coupon ${coupon.id} is used up and cannot be applied.`, {
      code: 'coupon_expired',
    })
  }
  coupon.times_redeemed += 1
  isUsable(coupon)
}

type Step = (account: Account, session: Session, method: PaymentMethod) => void

/** Creates the subscription, `incomplete`, with an invoice that is not paid yet. */
const subscribe: Step = (account, session, method) => {
  const intention = recordOf(account.store.intentions, session.id)
  const { price } = intention.lineItem
  if (!price || !session.customer) throw new Error(`${session.id} has no price or no customer.`)
  const { subscription, period } = beginSubscription(account, {
    customer: session.customer,
    price,
    paymentMethod: method.id,
    metadata: intention.subscriptionMetadata,
  })
  const discount = addDiscount(account, subscription, intention.couponId)
  const invoice = draftInvoice(account, subscription, {
    reason: 'subscription_create',
    period,
    discount,
  })
  subscription.latest_invoice = invoice.id
  const intent = session.amount_total === 0 ? undefined : intentOf(account, session)
  if (intent) intent.customer = session.customer
  finalizeInvoice(account, invoice, intent)
  intention.subscriptionId = subscription.id
  intention.invoiceId = invoice.id
}

const charge: Step = (account, session, method) => {
  if (session.amount_total === 0) return
  const intent = intentOf(account, session)
  intent.customer = session.customer
  takeMoney(account, intent, method)
}

const payInvoice: Step = (account, session) => {
  const { store } = account
  const intention = recordOf(store.intentions, session.id)
  const subscription = recordOf(store.subscriptions, intention.subscriptionId ?? '')
  markPaid(account, recordOf(store.invoices, intention.invoiceId ?? ''))
  changeSubscription(account, subscription, () => {
    subscription.status = 'active'
  })
}

/** Completes the checkout: the buyer returns to the site. */
export const complete: Step = (account, session) => {
  const intention = recordOf(account.store.intentions, session.id)
  session.subscription = intention.subscriptionId ?? null
  session.invoice = intention.invoiceId ?? null
  session.status = 'complete'
  session.url = null
  account.emit('checkout.session.completed', session)
}

const settle: Step = (account, session, method) => {
  session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'paid'
  complete(account, session, method)
}

/** The bank decides later whether it pays; the subscription starts immediately. */
const chargeLater: Step = (account, session, method) => {
  const intention = recordOf(account.store.intentions, session.id)
  const subscription = account.store.subscriptions.get(intention.subscriptionId ?? '')
  const intent = intentOf(account, session)
  intent.customer = session.customer
  intent.status = 'processing'
  intent.payment_method = method.id
  account.emit('payment_intent.processing', intent)
  if (!subscription) return
  // Unverified: Stripe may leave it `incomplete` for some kinds of bank debits.
  changeSubscription(account, subscription, () => {
    subscription.status = 'active'
  })
}

/** Steps after which a payment can pause, in their order; each emits its events. */
export const stepNames = ['subscribed', 'charged', 'paid', 'complete'] as const

export type StepName = (typeof stepNames)[number]

/** In Stripe they are moments apart, and their events may arrive in any order. */
export const steps: Record<
  'now' | 'later',
  Record<'subscription' | 'payment', [StepName, Step][]>
> = {
  now: {
    subscription: [
      ['subscribed', subscribe],
      ['charged', charge],
      ['paid', payInvoice],
      ['complete', settle],
    ],
    payment: [
      ['charged', charge],
      ['complete', settle],
    ],
  },
  later: {
    subscription: [
      ['subscribed', subscribe],
      ['charged', chargeLater],
      ['complete', complete],
    ],
    payment: [
      ['charged', chargeLater],
      ['complete', complete],
    ],
  },
}
