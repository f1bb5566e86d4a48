import { newId } from '../ids.ts'
import type { Customer, Invoice, InvoiceLine, InvoicePayment, Subscription } from '../types.ts'

interface InvoiceFacts {
  created: number
  customer: Customer
  subscription: Subscription
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  /** The billed period. */
  period: { start: number; end: number }
  /** Minor units. */
  subtotal: number
  /** Minor units. */
  discount: number
  discountId: string | null
  /** Name of the billed product. */
  name: string
}

function lineOf(
  id: string,
  { subscription, period, subtotal, discount, discountId, name }: InvoiceFacts,
): InvoiceLine {
  const item = subscription.items.data[0]
  return {
    id: newId('il'),
    object: 'line_item',
    amount: subtotal,
    currency: subscription.currency,
    description: `1 × ${name}`,
    discount_amounts: discountId ? [{ amount: discount, discount: discountId }] : [],
    discountable: true,
    discounts: discountId ? [discountId] : [],
    invoice: id,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: discountId
      ? [{ amount: discount, discount: discountId, type: 'discount' }]
      : [],
    pricing: item
      ? {
          price_details: { price: item.price.id, product: item.price.product },
          type: 'price_details',
          unit_amount_decimal: String(subtotal),
        }
      : null,
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal,
    taxes: [],
  }
}

/** A draft invoice. */
export function invoiceOf(facts: InvoiceFacts): Invoice {
  const { created, customer, subscription, reason, subtotal, discount, discountId } = facts
  const id = newId('in')
  const total = subtotal - discount
  return {
    id,
    object: 'invoice',
    account_country: 'HU',
    account_name: 'KRONO',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: created + 3_600,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discountId ? [discountId] : [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: [lineOf(id, facts)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: created + 3_600,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: ['card'],
    },
    // Stripe's rule: the invoice's own period is the one that has just ended; its lines have the next one.
    period_end: created,
    period_start: reason === 'subscription_create' ? created : facts.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discountId ? [{ amount: discount, discount: discountId }] : [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: discountId
      ? [{ amount: discount, discount: discountId, type: 'discount' }]
      : [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

/** The link between an invoice and its payment intent. */
export const invoicePaymentOf = ({
  created,
  invoice,
  intent,
}: {
  created: number
  invoice: Invoice
  intent: string
}): InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
})
