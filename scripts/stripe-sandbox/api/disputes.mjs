import { find } from './find.mjs'
import { listRulesWithCreated, pageOf } from './lists.mjs'
import { text } from './parameters.mjs'

/** @type {import('./routes.mjs').Route} */
export const getDispute = {
  method: 'GET',
  path: '/v1/disputes/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.disputes, id, 'dispute'),
}

/** @type {import('./routes.mjs').Route} */
export const listDisputes = {
  method: 'GET',
  path: '/v1/disputes',
  takes: { ...listRulesWithCreated, payment_intent: text, charge: text },
  answer({ store }, { params }) {
    const { payment_intent, charge } = /** @type {{ payment_intent?: string, charge?: string }} */ (
      params
    )
    const disputes = [...store.disputes.values()].filter(
      (dispute) =>
        (!payment_intent || dispute.payment_intent === payment_intent) &&
        (!charge || dispute.charge === charge),
    )
    return pageOf(disputes, params, { url: '/v1/disputes', what: 'dispute' })
  },
}
