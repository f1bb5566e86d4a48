import { refused } from '../errors.mjs'
import { payerOf } from '../shapes/session.mjs'
import { known } from '../store.mjs'
import { addCard, addCustomer } from './customers.mjs'
import { isUsable } from './discounts.mjs'
import { draftInvoice, finalizeInvoice } from './invoices.mjs'
import { declineMoney, openIntent, takeMoney } from './payments.mjs'
import { beginSubscription, settleInvoice } from './subscriptions.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../types.mjs').Session} Session */

/** Where the buyer goes after paying. @param {Session} session */
export const successUrlOf = ({ id, success_url }) =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)

/** The money of this checkout: of the first try, or new. @param {World} world @param {Session} session */
function intentOf(world, session) {
  const { store } = world
  const opened = session.payment_intent && store.paymentIntents.get(session.payment_intent)
  if (opened) return opened
  const intention = known(store.intentions, session.id)
  const isSubscription = session.mode === 'subscription'
  const intent = openIntent(world, {
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

/** @param {World} world @param {Session} session @param {string | null} email */
function payerFor(world, session, email) {
  const existing = session.customer ? known(world.store.customers, session.customer) : null
  if (existing || session.customer_creation !== 'always') return existing
  const locales = session.locale && session.locale !== 'auto' ? [session.locale] : []
  return addCustomer(world, { email, name: null, locales, metadata: {} })
}

/** @param {World} world @param {Session} session @param {{ customer: import('../types.mjs').Customer, method: import('../types.mjs').PaymentMethod }} payer */
function startSubscription(world, session, { customer, method }) {
  const intention = known(world.store.intentions, session.id)
  const { price, amount_discount } = intention.lineItem
  if (!price) throw new Error(`${session.id} has no price.`)
  const { subscription, period } = beginSubscription(world, {
    customer: customer.id,
    price,
    paymentMethod: method.id,
    metadata: intention.subscriptionMetadata,
  })
  const coupon = intention.couponId
    ? { id: intention.couponId, off: amount_discount, session: session.id }
    : null
  const invoice = draftInvoice(world, subscription, {
    reason: 'subscription_create',
    period,
    coupon,
  })
  subscription.latest_invoice = invoice.id
  const intent = session.amount_total === 0 ? undefined : intentOf(world, session)
  if (intent) intent.customer = customer.id
  finalizeInvoice(world, invoice, intent)
  settleInvoice(world, subscription, invoice)
  session.subscription = subscription.id
  session.invoice = invoice.id
  // Of a subscription the session names the invoice, not the money behind it.
  session.payment_intent = null
}

/** @param {World} world @param {Session} session */
function redeemCoupon({ store, clock }, session) {
  const { couponId } = known(store.intentions, session.id)
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

/** @param {World} world @param {Session} session @param {string} [email] of the form, when the session has none */
const emailOf = ({ store }, session, email) =>
  (session.customer && store.customers.get(session.customer)?.email) ||
  session.customer_email ||
  email ||
  null

/**
 * Pays an open checkout with a good card. Paid once is paid: again it does nothing.
 *
 * @param {World} world
 * @param {Session} session
 * @param {{ email?: string }} [payer]
 * @throws {import('../errors.mjs').ApiError} when it is over, or its coupon was used up meanwhile
 */
export function payCheckout(world, session, payer = {}) {
  if (session.status === 'complete') return
  if (session.status !== 'open') throw refused('This Checkout Session has expired.')
  redeemCoupon(world, session)
  const email = emailOf(world, session, payer.email)
  const customer = payerFor(world, session, email)
  const method = addCard(world, { customer: customer?.id ?? null, email, card: 'good' })
  if (customer) customer.invoice_settings.default_payment_method ??= method.id
  session.customer = customer?.id ?? null
  session.customer_details = payerOf(email)
  if (session.mode === 'subscription' && customer) {
    startSubscription(world, session, { customer, method })
  } else if (session.amount_total !== 0) {
    const intent = intentOf(world, session)
    intent.customer = session.customer
    takeMoney(world, intent, method)
  }
  session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'paid'
  session.status = 'complete'
  session.url = null
  world.emit('checkout.session.completed', session)
}

/** A try that the bank refuses: the checkout stays open. @param {World} world @param {Session} session @param {{ email?: string }} [payer] */
export function declineCheckout(world, session, payer = {}) {
  if (session.status !== 'open') throw refused('This Checkout Session is not open.')
  const email = emailOf(world, session, payer.email)
  const method = addCard(world, { customer: session.customer, email, card: 'failing' })
  declineMoney(world, intentOf(world, session), method)
}

/** @param {World} world @param {Session} session */
export function expireCheckout(world, session) {
  session.status = 'expired'
  session.url = null
  session.expires_at = Math.min(session.expires_at, world.clock.now())
  world.emit('checkout.session.expired', session)
}
