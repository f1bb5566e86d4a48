import { find } from './find.ts'
import { listRules, listRulesWithCreated, pageOf } from './lists.ts'
import { fields, oneOf, required, text } from './parameters.ts'
import type { Route } from './routes.ts'

export const getInvoice: Route = {
  method: 'GET',
  path: '/v1/invoices/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.invoices, id, 'invoice'),
}

export const listInvoices: Route = {
  method: 'GET',
  path: '/v1/invoices',
  takes: {
    ...listRulesWithCreated,
    subscription: text,
  },
  answer({ store }, { params }) {
    const { subscription } = params as { subscription?: string }
    const invoices = [...store.invoices.values()].filter(
      (invoice) =>
        !subscription || invoice.parent?.subscription_details?.subscription === subscription,
    )
    return pageOf(invoices, params, { url: '/v1/invoices', what: 'invoice' })
  },
}

export const listInvoicePayments: Route = {
  method: 'GET',
  path: '/v1/invoice_payments',
  takes: {
    ...listRules,
    payment: fields({ type: required(oneOf(['payment_intent'])), payment_intent: text }),
  },
  answer({ store }, { params }) {
    const { payment } = params as { payment?: { payment_intent?: string } }
    const intent = payment?.payment_intent
    const payments = [...store.invoicePayments.values()].filter(
      (made) => !intent || made.payment.payment_intent === intent,
    )
    return pageOf(payments, params, { url: '/v1/invoice_payments', what: 'invoice_payment' })
  },
}
