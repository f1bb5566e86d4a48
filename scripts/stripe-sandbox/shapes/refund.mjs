import { newId } from '../ids.mjs'

/**
 * @param {{ created: number, amount: number, charge: import('../types.mjs').Charge, reason: import('../types.mjs').Refund['reason'], metadata: import('../types.mjs').Metadata }} facts
 * @returns {import('../types.mjs').Refund}
 */
export const refundOf = ({ created, amount, charge, reason, metadata }) => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})
