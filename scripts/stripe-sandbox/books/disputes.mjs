import { refused } from '../errors.mjs'
import { disputeOf } from '../shapes/dispute.mjs'

/** @typedef {import('../world.mjs').World} World */

/** The buyer's bank takes the money back until it is decided. @param {World} world @param {import('../types.mjs').Charge} charge */
export function openDispute(world, charge) {
  if (!charge.paid || charge.disputed || charge.refunded) {
    throw refused(`Charge ${charge.id} cannot be disputed.`)
  }
  const dispute = disputeOf({ created: world.clock.now(), charge })
  world.store.disputes.set(dispute.id, dispute)
  charge.disputed = true
  world.emit('charge.dispute.created', dispute)
  return dispute
}

/** @param {World} world @param {import('../types.mjs').Dispute} dispute @param {'won' | 'lost'} outcome */
export function closeDispute(world, dispute, outcome) {
  if (dispute.status !== 'needs_response') throw refused(`The dispute is ${dispute.status}.`)
  const before = { status: dispute.status }
  dispute.status = outcome
  // The charge stays marked as disputed; one that was won may be refunded again.
  dispute.is_charge_refundable = outcome === 'won'
  world.emit('charge.dispute.closed', dispute, before)
  return dispute
}
