import { find } from './find.mjs'
import { listRules, listRulesWithCreated, pageOf } from './lists.mjs'
import { fields, oneOf, required, text } from './parameters.mjs'

/** @type {import('./routes.mjs').Route} */
export const getInvoice = {
  method: 'GET',
  path: '/v1/invoices/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.invoices, id, 'invoice'),
}

/** @type {import('./routes.mjs').Route} */
export const listInvoices = {
  method: 'GET',
  path: '/v1/invoices',
  takes: {
    ...listRulesWithCreated,
    customer: text,
    subscription: text,
    status: oneOf(['draft', 'open', 'paid', 'uncollectible', 'void']),
  },
  answer({ store }, { params }) {
    const { customer, subscription, status } =
      /** @type {{ customer?: string, subscription?: string, status?: string }} */ (params)
    const invoices = [...store.invoices.values()].filter(
      (invoice) =>
        (!customer || invoice.customer === customer) &&
        (!subscription || invoice.parent?.subscription_details?.subscription === subscription) &&
        (!status || invoice.status === status),
    )
    return pageOf(invoices, params, { url: '/v1/invoices', what: 'invoice' })
  },
}

/** @type {import('./routes.mjs').Route} */
export const listInvoicePayments = {
  method: 'GET',
  path: '/v1/invoice_payments',
  takes: {
    ...listRules,
    invoice: text,
    payment: fields({ type: required(oneOf(['payment_intent'])), payment_intent: text }),
  },
  answer({ store }, { params }) {
    const { invoice, payment } =
      /** @type {{ invoice?: string, payment?: { payment_intent?: string } }} */ (params)
    const intent = payment?.payment_intent
    const payments = [...store.invoicePayments.values()].filter(
      (made) =>
        (!invoice || made.invoice === invoice) &&
        (!intent || made.payment.payment_intent === intent),
    )
    return pageOf(payments, params, { url: '/v1/invoice_payments', what: 'invoice_payment' })
  },
}
