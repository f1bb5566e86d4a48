import type { Account } from '../account.ts'
import { refundCharge } from '../books/refunds.ts'
import { badParameter, refused } from '../errors.ts'
import type { RefundParams } from '../types.ts'
import { find } from './find.ts'
import { listRulesWithCreated, pageOf } from './lists.ts'
import { withMetadata } from './metadata.ts'
import { metadata, oneOf, text, whole } from './parameters.ts'
import type { Route } from './routes.ts'

function chargeOf({ store }: Account, { payment_intent }: RefundParams) {
  if (!payment_intent) {
    throw badParameter('The sandbox refunds by payment_intent.', 'payment_intent')
  }
  const intent = find(store.paymentIntents, payment_intent, 'payment_intent', 'payment_intent')
  const latest = store.charges.get(intent.latest_charge ?? '')
  if (latest?.paid) return latest
  throw refused(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    param: 'payment_intent',
  })
}

export const createRefund: Route = {
  method: 'POST',
  path: '/v1/refunds',
  takes: {
    payment_intent: text,
    amount: whole({ least: 1 }),
    reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']),
    metadata,
  },
  answer(account, { params }) {
    const typedParams = params as RefundParams
    return refundCharge(account, chargeOf(account, typedParams), {
      amount: typedParams.amount,
      reason: typedParams.reason,
      metadata: withMetadata({}, typedParams.metadata),
    })
  },
}

export const listRefunds: Route = {
  method: 'GET',
  path: '/v1/refunds',
  takes: { ...listRulesWithCreated, payment_intent: text },
  answer({ store }, { params }) {
    const { payment_intent } = params as { payment_intent?: string }
    const refunds = [...store.refunds.values()].filter(
      (refund) => !payment_intent || refund.payment_intent === payment_intent,
    )
    return pageOf(refunds, params, { url: '/v1/refunds', what: 'refund' })
  },
}

export const getRefund: Route = {
  method: 'GET',
  path: '/v1/refunds/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.refunds, id, 'refund'),
}
