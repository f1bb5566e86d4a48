import { find } from './find.ts'
import { listRulesWithCreated, pageOf } from './lists.ts'
import { text } from './parameters.ts'
import type { Route } from './routes.ts'

export const getPrice: Route = {
  method: 'GET',
  path: '/v1/prices/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.prices, id, 'price'),
}

export const getPaymentIntent: Route = {
  method: 'GET',
  path: '/v1/payment_intents/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.paymentIntents, id, 'payment_intent'),
}

export const getCharge: Route = {
  method: 'GET',
  path: '/v1/charges/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.charges, id, 'charge'),
}

export const listCharges: Route = {
  method: 'GET',
  path: '/v1/charges',
  takes: { ...listRulesWithCreated, payment_intent: text },
  answer({ store }, { params }) {
    const { payment_intent } = params as { payment_intent?: string }
    const charges = [...store.charges.values()].filter(
      (charge) => !payment_intent || charge.payment_intent === payment_intent,
    )
    return pageOf(charges, params, { url: '/v1/charges', what: 'charge' })
  },
}
