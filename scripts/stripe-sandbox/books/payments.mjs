import { chargeOf } from '../shapes/charge.mjs'
import { paymentIntentOf } from '../shapes/payment-intent.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../types.mjs').PaymentIntent} PaymentIntent */

/**
 * Money that is to be taken.
 *
 * @param {World} world
 * @param {Omit<Parameters<typeof paymentIntentOf>[0], 'created'>} facts
 */
export function openIntent({ store, clock }, facts) {
  const intent = paymentIntentOf({ created: clock.now(), ...facts })
  store.paymentIntents.set(intent.id, intent)
  return intent
}

/** @param {World} world @param {PaymentIntent} intent @param {import('../types.mjs').PaymentMethod} method @param {boolean} isPaid */
function charge({ store, clock }, intent, method, isPaid) {
  const made = chargeOf({ created: clock.now(), intent, method, isPaid })
  store.charges.set(made.id, made)
  intent.latest_charge = made.id
  return made
}

/** @param {World} world @param {PaymentIntent} intent @param {import('../types.mjs').PaymentMethod} method */
export function takeMoney(world, intent, method) {
  const made = charge(world, intent, method, true)
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.payment_method = method.id
  intent.last_payment_error = null
  world.emit('charge.succeeded', made)
  world.emit('payment_intent.succeeded', intent)
}

/** @param {World} world @param {PaymentIntent} intent @param {import('../types.mjs').PaymentMethod} method */
export function declineMoney(world, intent, method) {
  const made = charge(world, intent, method, false)
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.last_payment_error = {
    charge: made.id,
    code: 'card_declined',
    decline_code: 'generic_decline',
    doc_url: 'https://stripe.com/docs/error-codes/card-declined',
    message: 'Your card was declined.',
    type: 'card_error',
  }
  world.emit('payment_intent.payment_failed', intent)
}
