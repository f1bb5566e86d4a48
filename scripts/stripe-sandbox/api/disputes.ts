import { find } from './find.ts'
import { listRulesWithCreated, pageOf } from './lists.ts'
import { text } from './parameters.ts'
import type { Route } from './routes.ts'

export const getDispute: Route = {
  method: 'GET',
  path: '/v1/disputes/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.disputes, id, 'dispute'),
}

export const listDisputes: Route = {
  method: 'GET',
  path: '/v1/disputes',
  takes: { ...listRulesWithCreated, payment_intent: text },
  answer({ store }, { params }) {
    const { payment_intent } = params as { payment_intent?: string }
    const disputes = [...store.disputes.values()].filter(
      (dispute) => !payment_intent || dispute.payment_intent === payment_intent,
    )
    return pageOf(disputes, params, { url: '/v1/disputes', what: 'dispute' })
  },
}
