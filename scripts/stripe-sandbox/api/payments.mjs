import { find } from './find.mjs'
import { listRulesWithCreated, pageOf } from './lists.mjs'
import { text } from './parameters.mjs'

/** @type {import('./routes.mjs').Route} */
export const getPrice = {
  method: 'GET',
  path: '/v1/prices/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.prices, id, 'price'),
}

/** @type {import('./routes.mjs').Route} */
export const getPaymentIntent = {
  method: 'GET',
  path: '/v1/payment_intents/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.paymentIntents, id, 'payment_intent'),
}

/** @type {import('./routes.mjs').Route} */
export const getCharge = {
  method: 'GET',
  path: '/v1/charges/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.charges, id, 'charge'),
}

/** @type {import('./routes.mjs').Route} */
export const listCharges = {
  method: 'GET',
  path: '/v1/charges',
  takes: { ...listRulesWithCreated, payment_intent: text, customer: text },
  answer({ store }, { params }) {
    const { payment_intent, customer } =
      /** @type {{ payment_intent?: string, customer?: string }} */ (params)
    const charges = [...store.charges.values()].filter(
      (charge) =>
        (!payment_intent || charge.payment_intent === payment_intent) &&
        (!customer || charge.customer === customer),
    )
    return pageOf(charges, params, { url: '/v1/charges', what: 'charge' })
  },
}
