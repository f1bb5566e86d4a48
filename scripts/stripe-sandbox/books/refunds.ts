import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { refundOf } from '../shapes/refund.ts'
import type { Charge, Metadata, Refund } from '../types.ts'

const leftOf = (charge: Charge) => charge.amount_captured - charge.amount_refunded

/** The bank holds the money of a dispute that runs or is lost. */
const isChargedBack = ({ store }: Account, charge: Charge) =>
  [...store.disputes.values()].some(
    (dispute) => dispute.charge === charge.id && dispute.status !== 'won',
  )

/**
 * Gives money back, all that is left or a part.
 *
 * @param wish amount in minor units
 */
export function refundCharge(
  account: Account,
  charge: Charge,
  {
    amount,
    reason = null,
    metadata = {},
  }: {
    amount?: number
    reason?: Parameters<typeof refundOf>[0]['reason']
    metadata?: Metadata
  } = {},
) {
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
  const wanted = amount ?? left
  if (wanted > left) {
    throw refused(
      `Refund amount (${wanted} ${charge.currency}) is greater than unrefunded amount on charge (${left} ${charge.currency})`,
      { param: 'amount' },
    )
  }
  const refund = refundOf({
    created: account.clock.now(),
    amount: wanted,
    charge,
    reason,
    metadata,
  })
  account.store.refunds.set(refund.id, refund)
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  charge.amount_refunded += wanted
  charge.refunded = leftOf(charge) === 0
  account.emit('refund.created', refund)
  account.emit('charge.refunded', charge, before)
  tellReference(account, refund)
  return refund
}

/** The bank's number of a refund comes a little later, with an event of its own. */
function tellReference(account: Account, refund: Refund) {
  const before = { destination_details: structuredClone(refund.destination_details) }
  const card = refund.destination_details?.card
  if (!card) return
  card.reference = '7890123456789012'
  card.reference_status = 'available'
  card.reference_type = 'acquirer_reference_number'
  account.emit('refund.updated', refund, before)
}
