import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { paysLater } from '../shapes/payment-method.ts'
import { payerOf } from '../shapes/session.ts'
import { recordOf } from '../store.ts'
import type { Session } from '../types.ts'
import { intentOf, redeemCoupon, type StepName, steps } from './checkout-steps.ts'
import { addCard, addCustomer } from './customers.ts'
import { type Decline, declineMoney } from './payments.ts'

/** The address to which the buyer returns after paying. */
export const successUrlOf = ({ id, success_url }: Session) =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)

function payerFor(account: Account, session: Session, email: string | null) {
  const existing = session.customer ? recordOf(account.store.customers, session.customer) : null
  if (existing || session.customer_creation !== 'always') return existing
  const locales = session.locale && session.locale !== 'auto' ? [session.locale] : []
  return addCustomer(account, { email, name: null, locales, metadata: {} })
}

/** @param email of the form, when the session has none */
const emailOf = ({ store }: Account, session: Session, email?: string) =>
  (session.customer && store.customers.get(session.customer)?.email) ||
  session.customer_email ||
  email ||
  null

function requireOpen(session: Session) {
  if (session.status !== 'open') throw refused('This Checkout Session is not open.')
}

/** Stores the customer and the card; after this the buyer cannot cancel. */
function begin(
  account: Account,
  session: Session,
  { email: givenEmail, card }: { email?: string; card: 'good' | 'later' },
) {
  const intention = recordOf(account.store.intentions, session.id)
  redeemCoupon(account, intention)
  const email = emailOf(account, session, givenEmail)
  const customer = payerFor(account, session, email)
  const method = addCard(account, { customer: customer?.id ?? null, email, card })
  if (customer) customer.invoice_settings.default_payment_method ??= method.id
  session.customer = customer?.id ?? null
  session.customer_details = payerOf(email)
  intention.progress = { done: 0, method: method.id }
  return intention.progress
}

/**
 * Pays an open checkout. Does nothing when it is already paid.
 *
 * @param how `upTo`: the step after which it pauses, by default `complete`; the next call continues there
 * @throws ApiError when it has expired, or its coupon was used up meanwhile
 */
export function payCheckout(
  account: Account,
  session: Session,
  {
    email,
    card = 'good',
    upTo = 'complete',
  }: { email?: string; card?: 'good' | 'later'; upTo?: StepName } = {},
) {
  if (session.status === 'complete') return
  if (session.status !== 'open') throw refused('This Checkout Session has expired.')
  const { intentions, paymentMethods } = account.store
  const progress =
    recordOf(intentions, session.id).progress ?? begin(account, session, { email, card })
  const method = recordOf(paymentMethods, progress.method)
  const mode = session.mode === 'subscription' ? 'subscription' : 'payment'
  const isLater = paysLater(method) && session.amount_total !== 0
  const todo = steps[isLater ? 'later' : 'now'][mode]
  const last = todo.findIndex(([name]) => name === upTo)
  if (last < 0) throw refused(`This checkout has no step "${upTo}".`)
  for (const [, step] of todo.slice(progress.done, last + 1)) {
    step(account, session, method)
    progress.done += 1
  }
}

/** The bank refuses an attempt, or 3-D Secure fails: the checkout stays open. */
export function declineCheckout(
  account: Account,
  session: Session,
  { email: givenEmail, why }: { email?: string; why?: Decline } = {},
) {
  requireOpen(session)
  const email = emailOf(account, session, givenEmail)
  const method = addCard(account, { customer: session.customer, email, card: 'failing' })
  declineMoney(account, intentOf(account, session), method, why)
}

/** The bank requests 3-D Secure first: nothing is paid until then. */
export function askAuthentication(account: Account, session: Session) {
  requireOpen(session)
  const intent = intentOf(account, session)
  intent.status = 'requires_action'
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { return_url: session.success_url, url: `${session.url}#3ds` },
  }
  account.emit('payment_intent.requires_action', intent)
}

export function expireCheckout(account: Account, session: Session) {
  session.status = 'expired'
  session.url = null
  session.expires_at = Math.min(session.expires_at, account.clock.now())
  account.emit('checkout.session.expired', session)
}
