import { newId } from '../ids.ts'
import type { Charge, Metadata, Refund } from '../types.ts'

export const refundOf = ({
  created,
  amount,
  charge,
  reason,
  metadata,
  isPending,
}: {
  created: number
  amount: number
  charge: Charge
  reason: Refund['reason']
  metadata: Metadata
  isPending: boolean
}): Refund => ({
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
  status: isPending ? 'pending' : 'succeeded',
  ...(isPending ? { pending_reason: 'processing' as const } : {}),
  transfer_reversal: null,
})
