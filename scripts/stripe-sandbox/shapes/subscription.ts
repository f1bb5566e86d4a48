import { newId } from '../ids.ts'
import type { Metadata, Price, Subscription, SubscriptionItem } from '../types.ts'
import { planOf } from './price.ts'

export const subscriptionItemOf = ({
  id,
  created,
  subscription,
  price,
  period,
}: {
  id: string
  created: number
  subscription: string
  price: Price
  period: { start: number; end: number }
}): SubscriptionItem => ({
  id,
  object: 'subscription_item',
  billing_thresholds: null,
  created,
  current_period_end: period.end,
  current_period_start: period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity: 1,
  subscription,
  tax_rates: [],
})

/** @returns a subscription that is not paid yet */
export function subscriptionOf({
  created,
  customer,
  price,
  period,
  paymentMethod,
  metadata,
}: {
  created: number
  customer: string
  price: Price
  period: { start: number; end: number }
  paymentMethod: string
  metadata: Metadata
}): Subscription {
  const id = newId('sub')
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [subscriptionItemOf({ id: newId('si', 14), created, subscription: id, price, period })],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: {
        acss_debit: null,
        bancontact: null,
        card: { network: null, request_three_d_secure: 'automatic' },
        customer_balance: null,
        konbini: null,
        payto: null,
        pix: null,
        sepa_debit: null,
        upi: null,
        us_bank_account: null,
      },
      payment_method_types: ['card'],
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  }
}
