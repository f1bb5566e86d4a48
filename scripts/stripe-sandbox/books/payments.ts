import type { Account } from '../account.ts'
import { chargeOf } from '../shapes/charge.ts'
import { paymentIntentOf } from '../shapes/payment-intent.ts'
import type { PaymentIntent, PaymentMethod } from '../types.ts'

/** Creates a payment intent. */
export function openIntent(
  { store, clock }: Account,
  facts: Omit<Parameters<typeof paymentIntentOf>[0], 'created'>,
) {
  const intent = paymentIntentOf({ created: clock.now(), ...facts })
  store.paymentIntents.set(intent.id, intent)
  return intent
}

function charge(
  { store, clock }: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  isPaid: boolean,
) {
  const made = chargeOf({ created: clock.now(), intent, method, isPaid })
  store.charges.set(made.id, made)
  intent.latest_charge = made.id
  return made
}

export function takeMoney(account: Account, intent: PaymentIntent, method: PaymentMethod) {
  const made = charge(account, intent, method, true)
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.payment_method = method.id
  intent.last_payment_error = null
  intent.next_action = null
  account.emit('charge.succeeded', made)
  account.emit('payment_intent.succeeded', intent)
}

/** Reasons of a failed payment, in Stripe's words. */
const declines = {
  refused: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    doc_url: 'https://stripe.com/docs/error-codes/card-declined',
    message: 'Your card was declined.',
  },
  notAuthenticated: {
    code: 'payment_intent_authentication_failure',
    doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
} as const

export type Decline = keyof typeof declines

export function declineMoney(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  why: Decline = 'refused',
) {
  const made = charge(account, intent, method, false)
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.last_payment_error = { charge: made.id, type: 'card_error', ...declines[why] }
  account.emit('payment_intent.payment_failed', intent)
}

/** 3-D Secure of a renewal: the buyer is not present, so the payment waits. */
export function askBuyer(account: Account, intent: PaymentIntent, method: PaymentMethod) {
  intent.status = 'requires_action'
  intent.payment_method = method.id
  account.emit('payment_intent.requires_action', intent)
}
