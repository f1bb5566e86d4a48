import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { disputeOf } from '../shapes/dispute.ts'
import type { Charge, Dispute } from '../types.ts'

/** The buyer's bank takes the money back until it is decided. */
export function openDispute(account: Account, charge: Charge) {
  if (!charge.paid || charge.disputed || charge.refunded) {
    throw refused(`Charge ${charge.id} cannot be disputed.`)
  }
  const dispute = disputeOf({ created: account.clock.now(), charge })
  account.store.disputes.set(dispute.id, dispute)
  charge.disputed = true
  account.emit('charge.dispute.created', dispute)
  return dispute
}

export function closeDispute(account: Account, dispute: Dispute, outcome: 'won' | 'lost') {
  if (dispute.status !== 'needs_response') throw refused(`The dispute is ${dispute.status}.`)
  const before = { status: dispute.status }
  dispute.status = outcome
  // The charge stays marked as disputed; one that was won may be refunded again.
  dispute.is_charge_refundable = outcome === 'won'
  account.emit('charge.dispute.closed', dispute, before)
  return dispute
}
