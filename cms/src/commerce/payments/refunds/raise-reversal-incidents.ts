import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import type { OrderRow } from '../../orders/order-row'
import { paidOf } from '../../orders/paid-of'
import { aboutOrder } from '../checkout/about-order'

type Kind = Parameters<typeof raiseIncident>[1]['kind']

/**
 * The incident kind for each dispute status of Stripe. An inquiry or dispute needs a response within days, given at
 * Stripe; a lost one may be appealed, and after a partial loss the rest is open. No incident while the bank decides, or
 * after it decided for us.
 */
const kindOf: Readonly<Record<string, Kind | undefined>> = {
  warning_needs_response: 'disputeWarned',
  warning_under_review: undefined,
  warning_closed: undefined,
  needs_response: 'disputeOpened',
  under_review: undefined,
  won: undefined,
  prevented: undefined,
  lost: 'disputeLost',
  appeal_needs_response: 'disputeAppealed',
  appeal_under_review: undefined,
}

/** An unknown status added by Stripe later is reported as an open dispute. */
const troubleOf = ({ status }: Pick<Stripe.Dispute, 'status'>) =>
  status in kindOf ? kindOf[status] : 'disputeOpened'

type Returns = {
  refunds: readonly Pick<Stripe.Refund, 'id' | 'amount' | 'status'>[]
  disputes: readonly (Pick<Stripe.Dispute, 'id' | 'amount' | 'status'> & {
    evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'>
  })[]
}

/** Incidents from the refunds and disputes of an order; once per subject and state. */
export async function raiseReversalIncidents(
  strapi: Core.Strapi,
  row: Pick<OrderRow, 'documentId'> & Parameters<typeof aboutOrder>[0],
  { refunds, disputes }: Returns,
) {
  const { documentId: order } = row
  const { amount: ofOrder } = paidOf(row)
  for (const { id: reference, amount, status } of refunds) {
    const details = { order, amount, ofOrder }
    const about = { reference, ...aboutOrder(row, amount), details }
    if (status === 'failed') await raiseIncident(strapi, { kind: 'refundFailed', ...about })
  }
  for (const dispute of disputes) {
    const { id: reference, amount, status, evidence_details } = dispute
    const kind = troubleOf(dispute)
    const dueBy = evidence_details.due_by
    const answerBy = dueBy === null ? null : new Date(dueBy * 1000).toISOString()
    const details = { order, amount, ofOrder, status, answerBy }
    const { facts, orderId } = aboutOrder(row, amount)
    const about = { reference, orderId, facts: { ...facts, answerBy }, details }
    if (kind) await raiseIncident(strapi, { kind, ...about })
  }
}
