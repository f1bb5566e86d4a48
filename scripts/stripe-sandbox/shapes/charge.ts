import { newId } from '../ids.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '../types.ts'

const outcomeOf = (isPaid: boolean) => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: isPaid ? null : '01',
  network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
  reason: isPaid ? null : 'generic_decline',
  risk_level: 'normal',
  risk_score: 12,
  seller_message: isPaid
    ? 'Payment complete.'
    : 'The bank did not return any further details with this decline.',
  type: isPaid ? 'authorized' : 'issuer_declined',
})

const cardOf = ({ card }: PaymentMethod, amount: number) => ({
  amount_authorized: amount,
  authorization_code: '123456',
  brand: card?.brand ?? 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: card?.country ?? null,
  electronic_commerce_indicator: null,
  exp_month: card?.exp_month ?? 12,
  exp_year: card?.exp_year ?? 2034,
  fingerprint: card?.fingerprint ?? null,
  funding: card?.funding ?? 'credit',
  installments: null,
  last4: card?.last4 ?? null,
  mandate: null,
  network: 'visa',
  network_token: { used: false },
  network_transaction_id: '000000000000000',
  regulated_status: 'unregulated' as const,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
})

/** One attempt to take money. */
export const chargeOf = ({
  created,
  intent,
  method,
  isPaid,
}: {
  created: number
  intent: PaymentIntent
  method: PaymentMethod
  isPaid: boolean
}): Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: isPaid ? intent.amount : 0,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: method.billing_details,
  calculated_statement_descriptor: 'KRONO',
  captured: isPaid,
  created,
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: isPaid ? null : 'card_declined',
  failure_message: isPaid ? null : 'Your card was declined.',
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: outcomeOf(isPaid),
  paid: isPaid,
  payment_intent: intent.id,
  payment_method: method.id,
  payment_method_details: { card: cardOf(method, intent.amount), type: 'card' },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: isPaid ? 'succeeded' : 'failed',
  transfer_data: null,
  transfer_group: null,
})
