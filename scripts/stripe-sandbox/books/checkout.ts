import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { payerOf } from '../shapes/session.ts'
import { recordOf } from '../store.ts'
import type { Customer, PaymentMethod, Session } from '../types.ts'
import { addCard, addCustomer } from './customers.ts'
import { isUsable } from './discounts.ts'
import { draftInvoice, finalizeInvoice } from './invoices.ts'
import { declineMoney, openIntent, takeMoney } from './payments.ts'
import { beginSubscription, settleInvoice } from './subscriptions.ts'

/** Where the buyer goes after paying. */
export const successUrlOf = ({ id, success_url }: Session) =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)

/** The money of this checkout: of the first try, or new. */
function intentOf(account: Account, session: Session) {
  const { store } = account
  const opened = session.payment_intent && store.paymentIntents.get(session.payment_intent)
  if (opened) return opened
  const intention = recordOf(store.intentions, session.id)
  const isSubscription = session.mode === 'subscription'
  const intent = openIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customer: session.customer,
    description: isSubscription ? 'Subscription creation' : intention.paymentDescription,
    metadata: isSubscription ? {} : intention.paymentMetadata,
    isForLater: isSubscription,
  })
  session.payment_intent = intent.id
  return intent
}

function payerFor(account: Account, session: Session, email: string | null) {
  const existing = session.customer ? recordOf(account.store.customers, session.customer) : null
  if (existing || session.customer_creation !== 'always') return existing
  const locales = session.locale && session.locale !== 'auto' ? [session.locale] : []
  return addCustomer(account, { email, name: null, locales, metadata: {} })
}

function startSubscription(
  account: Account,
  session: Session,
  { customer, method }: { customer: Customer; method: PaymentMethod },
) {
  const intention = recordOf(account.store.intentions, session.id)
  const { price, amount_discount } = intention.lineItem
  if (!price) throw new Error(`${session.id} has no price.`)
  const { subscription, period } = beginSubscription(account, {
    customer: customer.id,
    price,
    paymentMethod: method.id,
    metadata: intention.subscriptionMetadata,
  })
  const coupon = intention.couponId
    ? { id: intention.couponId, off: amount_discount, session: session.id }
    : null
  const invoice = draftInvoice(account, subscription, {
    reason: 'subscription_create',
    period,
    coupon,
  })
  subscription.latest_invoice = invoice.id
  const intent = session.amount_total === 0 ? undefined : intentOf(account, session)
  if (intent) intent.customer = customer.id
  finalizeInvoice(account, invoice, intent)
  settleInvoice(account, subscription, invoice)
  session.subscription = subscription.id
  session.invoice = invoice.id
  // Of a subscription the session names the invoice, not the money behind it.
  session.payment_intent = null
}

function redeemCoupon({ store, clock }: Account, session: Session) {
  const { couponId } = recordOf(store.intentions, session.id)
  const coupon = couponId && store.coupons.get(couponId)
  if (!coupon) return
  if (!isUsable(coupon, clock.now())) {
    throw refused(`Coupon ${coupon.id} is used up and cannot be applied.`, {
      code: 'coupon_expired',
    })
  }
  coupon.times_redeemed += 1
  isUsable(coupon, clock.now())
}

/** @param email of the form, when the session has none */
const emailOf = ({ store }: Account, session: Session, email?: string) =>
  (session.customer && store.customers.get(session.customer)?.email) ||
  session.customer_email ||
  email ||
  null

/**
 * Pays an open checkout with a good card. Paid once is paid: again it does nothing.
 *
 * @throws ApiError when it is over, or its coupon was used up meanwhile
 */
export function payCheckout(account: Account, session: Session, payer: { email?: string } = {}) {
  if (session.status === 'complete') return
  if (session.status !== 'open') throw refused('This Checkout Session has expired.')
  redeemCoupon(account, session)
  const email = emailOf(account, session, payer.email)
  const customer = payerFor(account, session, email)
  const method = addCard(account, { customer: customer?.id ?? null, email, card: 'good' })
  if (customer) customer.invoice_settings.default_payment_method ??= method.id
  session.customer = customer?.id ?? null
  session.customer_details = payerOf(email)
  if (session.mode === 'subscription' && customer) {
    startSubscription(account, session, { customer, method })
  } else if (session.amount_total !== 0) {
    const intent = intentOf(account, session)
    intent.customer = session.customer
    takeMoney(account, intent, method)
  }
  session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'paid'
  session.status = 'complete'
  session.url = null
  account.emit('checkout.session.completed', session)
}

/** A try that the bank refuses: the checkout stays open. */
export function declineCheckout(
  account: Account,
  session: Session,
  payer: { email?: string } = {},
) {
  if (session.status !== 'open') throw refused('This Checkout Session is not open.')
  const email = emailOf(account, session, payer.email)
  const method = addCard(account, { customer: session.customer, email, card: 'failing' })
  declineMoney(account, intentOf(account, session), method)
}

export function expireCheckout(account: Account, session: Session) {
  session.status = 'expired'
  session.url = null
  session.expires_at = Math.min(session.expires_at, account.clock.now())
  account.emit('checkout.session.expired', session)
}
