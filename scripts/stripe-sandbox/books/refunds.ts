import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { refundOf } from '../shapes/refund.ts'
import { recordOf } from '../store.ts'
import type { Charge, Metadata, Refund } from '../types.ts'
import { withholdsMoney } from './dispute-moves.ts'

const leftOf = (charge: Charge) => charge.amount_captured - charge.amount_refunded

/** The bank holds the money of a running or lost dispute. During an inquiry refunds are allowed. */
const isChargedBack = ({ store }: Account, charge: Charge) =>
  [...store.disputes.values()].some(
    (dispute) => dispute.charge === charge.id && withholdsMoney(dispute.status),
  )

function requireRefundable(account: Account, charge: Charge, wanted: number) {
  const left = leftOf(charge)
  if (!charge.paid) throw refused(`Charge ${charge.id} was not paid.`, { param: 'payment_intent' })
  if (isChargedBack(account, charge)) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  if (left === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  if (wanted > left) {
    throw refused(
      `Refund amount (${wanted} ${charge.currency}) is greater than unrefunded amount on charge (${left} ${charge.currency})`,
      { param: 'amount' },
    )
  }
}

/**
 * Refunds a charge: the remaining amount, or a part.
 *
 * @param wish amount in minor units; `isPending`: the bank decides later
 */
export function refundCharge(
  account: Account,
  charge: Charge,
  {
    amount = leftOf(charge),
    reason = null,
    metadata = {},
    isPending = account.store.settings.areRefundsPending,
  }: {
    amount?: number
    reason?: Parameters<typeof refundOf>[0]['reason']
    metadata?: Metadata
    isPending?: boolean
  } = {},
) {
  requireRefundable(account, charge, amount)
  const created = account.clock.now()
  const refund = refundOf({ created, amount, charge, reason, metadata, isPending })
  account.store.refunds.set(refund.id, refund)
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  // Unverified: when Stripe counts a pending refund. Counted at once, so that the amount cannot be refunded twice.
  charge.amount_refunded += amount
  charge.refunded = leftOf(charge) === 0
  account.emit('refund.created', refund)
  account.emit('charge.refunded', charge, before)
  if (!isPending) notifyReference(account, refund)
  return refund
}

/** The bank's reference of a refund arrives later, with its own event. */
function notifyReference(account: Account, refund: Refund) {
  const before = { destination_details: structuredClone(refund.destination_details) }
  const card = refund.destination_details?.card
  if (!card) return
  card.reference = '7890123456789012'
  card.reference_status = 'available'
  card.reference_type = 'acquirer_reference_number'
  account.emit('refund.updated', refund, before)
}

/**
 * The bank's decision about a refund. A succeeded one may still fail days later, because the card was closed; then the
 * money returns to the account.
 */
export function decideRefund(account: Account, refund: Refund, outcome: 'succeeded' | 'failed') {
  const { status } = refund
  if (status !== 'pending' && !(status === 'succeeded' && outcome === 'failed')) {
    throw refused(`The refund has ${status}.`)
  }
  refund.status = outcome
  delete refund.pending_reason
  if (outcome === 'succeeded') {
    account.emit('refund.updated', refund, { status })
    return refund
  }
  refund.failure_reason = 'expired_or_canceled_card'
  const charge = recordOf(account.store.charges, refund.charge ?? '')
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  account.emit('refund.updated', refund, { status })
  account.emit('refund.failed', refund, { status })
  return refund
}
