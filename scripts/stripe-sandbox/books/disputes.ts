import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { disputeOf } from '../shapes/dispute.ts'
import type { Charge, Dispute } from '../types.ts'
import { closedStatuses, disputeMoves, withholdsMoney } from './dispute-moves.ts'

/**
 * The buyer's bank takes back the remaining amount, or a part, until it has decided; or it only inquires (a warning).
 */
export function openDispute(
  account: Account,
  charge: Charge,
  { amount, isWarning = false }: { amount?: number; isWarning?: boolean } = {},
) {
  const left = charge.amount - charge.amount_refunded
  const wanted = amount ?? left
  if (!charge.paid || charge.disputed || charge.refunded || wanted > left || wanted <= 0) {
    throw refused(`Charge ${charge.id} cannot be disputed.`)
  }
  const status = isWarning ? 'warning_needs_response' : 'needs_response'
  const dispute = disputeOf({ created: account.clock.now(), charge, amount: wanted, status })
  account.store.disputes.set(dispute.id, dispute)
  charge.disputed = true
  account.emit('charge.dispute.created', dispute)
  if (!isWarning) account.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** Moves a dispute to another status, if the table allows it. */
export function moveDispute(account: Account, dispute: Dispute, status: Dispute['status']) {
  const { status: earlier } = dispute
  if (!disputeMoves[earlier]?.includes(status)) {
    throw refused(`The dispute is ${earlier} and cannot become ${status}.`)
  }
  dispute.status = status
  // The charge stays marked as disputed; after a won dispute it may be refunded again.
  dispute.is_charge_refundable = !withholdsMoney(status)
  const type = closedStatuses.has(status) ? 'charge.dispute.closed' : 'charge.dispute.updated'
  account.emit(type, dispute, { status: earlier })
  const [held, holds] = [withholdsMoney(earlier), withholdsMoney(status)]
  if (holds && !held) account.emit('charge.dispute.funds_withdrawn', dispute)
  if (held && !holds) account.emit('charge.dispute.funds_reinstated', dispute)
  return dispute
}
