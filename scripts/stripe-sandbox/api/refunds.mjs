import { refundCharge } from '../books/refunds.mjs'
import { badParameter, refused } from '../errors.mjs'
import { find } from './find.mjs'
import { listRulesWithCreated, pageOf } from './lists.mjs'
import { withMetadata } from './metadata.mjs'
import { metadata, oneOf, text, whole } from './parameters.mjs'

/** @typedef {import('../types.mjs').RefundParams} RefundParams */

/** @param {import('../world.mjs').World} world @param {RefundParams} wish */
function chargeOf({ store }, { payment_intent, charge }) {
  if (charge) return find(store.charges, charge, 'charge', 'charge')
  if (!payment_intent) {
    throw badParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'payment_intent',
    )
  }
  const intent = find(store.paymentIntents, payment_intent, 'payment_intent', 'payment_intent')
  const latest = store.charges.get(intent.latest_charge ?? '')
  if (latest?.paid) return latest
  throw refused(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    param: 'payment_intent',
  })
}

/** @type {import('./routes.mjs').Route} */
export const createRefund = {
  method: 'POST',
  path: '/v1/refunds',
  takes: {
    payment_intent: text,
    charge: text,
    amount: whole({ least: 1 }),
    reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']),
    metadata,
  },
  answer(world, { params }) {
    const wish = /** @type {RefundParams} */ (params)
    return refundCharge(world, chargeOf(world, wish), {
      amount: wish.amount,
      reason: wish.reason,
      metadata: withMetadata({}, wish.metadata),
    })
  },
}

/** @type {import('./routes.mjs').Route} */
export const listRefunds = {
  method: 'GET',
  path: '/v1/refunds',
  takes: { ...listRulesWithCreated, payment_intent: text, charge: text },
  answer({ store }, { params }) {
    const { payment_intent, charge } = /** @type {RefundParams} */ (params)
    const refunds = [...store.refunds.values()].filter(
      (refund) =>
        (!payment_intent || refund.payment_intent === payment_intent) &&
        (!charge || refund.charge === charge),
    )
    return pageOf(refunds, params, { url: '/v1/refunds', what: 'refund' })
  },
}

/** @type {import('./routes.mjs').Route} */
export const getRefund = {
  method: 'GET',
  path: '/v1/refunds/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.refunds, id, 'refund'),
}
