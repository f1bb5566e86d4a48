import { newId } from '../ids.ts'
import type { LineItem, Metadata, Price, Session } from '../types.ts'

interface SessionFacts {
  created: number
  expiresAt: number
  mode: 'payment' | 'subscription'
  currency: string
  /** Minor units. */
  subtotal: number
  /** Minor units. */
  discount: number
  coupon: string | null
  customer: string | null
  email: string | null
  customerCreation: 'always' | 'if_required' | null
  reference: string | null
  successUrl: string
  cancelUrl: string | null
  /** Whether a buyer may pay in their own currency. */
  isAdaptive: boolean
  locale: string | null
  metadata: Metadata
  pagesUrl: string
}

const customerDetails = (email: string | null) => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none' as const,
  tax_ids: null,
})

/** An open checkout session. */
export function sessionOf(facts: SessionFacts): Session {
  const id = newId('cs_test', 58)
  const { email, mode } = facts
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: facts.isAdaptive },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: facts.subtotal,
    amount_total: facts.subtotal - facts.discount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: facts.cancelUrl,
    client_reference_id: facts.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: facts.created,
    currency: facts.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: facts.customer,
    customer_account: null,
    customer_creation: facts.customerCreation,
    customer_details: email || facts.customer ? customerDetails(email) : null,
    customer_email: facts.customer ? null : email,
    discounts: facts.coupon ? [{ coupon: facts.coupon, promotion_code: null }] : [],
    expires_at: facts.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation:
      mode === 'payment'
        ? {
            enabled: false,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: null,
              footer: null,
              issuer: null,
              metadata: {},
              rendering_options: null,
            },
          }
        : null,
    livemode: false,
    locale: facts.locale,
    managed_payments: { enabled: false },
    metadata: facts.metadata,
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === 'payment' ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options:
      mode === 'subscription'
        ? {
            allow_redisplay_filters: ['always'],
            payment_method_remove: 'disabled',
            payment_method_save: null,
          }
        : null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: facts.successUrl,
    total_details: { amount_discount: facts.discount, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${facts.pagesUrl}/c/pay/${id}`,
    wallet_options: null,
  }
}

/** Details of the customer who paid. */
export const payerOf = (email: string | null) => customerDetails(email)

export const lineItemOf = ({
  price,
  name,
  discount,
}: {
  price: Price
  name: string
  discount: number
}): LineItem => ({
  id: newId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: discount,
  amount_subtotal: price.unit_amount ?? 0,
  amount_tax: 0,
  amount_total: (price.unit_amount ?? 0) - discount,
  currency: price.currency,
  description: name,
  metadata: {},
  price,
  quantity: 1,
})
