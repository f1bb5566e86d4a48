import { refused } from '../errors.mjs'
import { refundOf } from '../shapes/refund.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../types.mjs').Charge} Charge */

/** @param {Charge} charge */
const leftOf = (charge) => charge.amount_captured - charge.amount_refunded

/** The bank holds the money of a dispute that runs or is lost. @param {World} world @param {Charge} charge */
const isChargedBack = ({ store }, charge) =>
  [...store.disputes.values()].some(
    (dispute) => dispute.charge === charge.id && dispute.status !== 'won',
  )

/**
 * Gives money back, all that is left or a part.
 *
 * @param {World} world
 * @param {Charge} charge
 * @param {{ amount?: number, reason?: Parameters<typeof refundOf>[0]['reason'], metadata?: import('../types.mjs').Metadata }} [wish]
 *   amount in minor units
 */
export function refundCharge(world, charge, { amount, reason = null, metadata = {} } = {}) {
  const left = leftOf(charge)
  if (!charge.paid) throw refused(`Charge ${charge.id} was not paid.`, { param: 'payment_intent' })
  if (isChargedBack(world, charge)) {
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
    created: world.clock.now(),
    amount: wanted,
    charge,
    reason,
    metadata,
  })
  world.store.refunds.set(refund.id, refund)
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  charge.amount_refunded += wanted
  charge.refunded = leftOf(charge) === 0
  world.emit('refund.created', refund)
  world.emit('charge.refunded', charge, before)
  tellReference(world, refund)
  return refund
}

/** The bank's number of a refund comes a little later, with an event of its own. @param {World} world @param {import('../types.mjs').Refund} refund */
function tellReference(world, refund) {
  const before = { destination_details: structuredClone(refund.destination_details) }
  const card = refund.destination_details?.card
  if (!card) return
  card.reference = '7890123456789012'
  card.reference_status = 'available'
  card.reference_type = 'acquirer_reference_number'
  world.emit('refund.updated', refund, before)
}
