import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { raiseIncident } from '../incidents/raise-incident'
import type { OrderRow } from '../orders/order-row'
import { paidOf } from '../orders/paid-of'
import { aboutOrder } from './about-order'

type Kind = Parameters<typeof raiseIncident>[1]['kind']

/**
 * What somebody has to look at, by Stripe's word for a dispute. Each question of a bank wants an answer within days,
 * given at Stripe; what is lost may be appealed, and a part that is lost leaves the rest to be talked about. Where
 * nothing stands a bank decides, or has decided for us.
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

/** A word that Stripe adds later is for people to understand. */
const troubleOf = ({ status }: Pick<Stripe.Dispute, 'status'>) =>
  status in kindOf ? kindOf[status] : 'disputeOpened'

type Told = {
  refunds: readonly Pick<Stripe.Refund, 'id' | 'amount' | 'status'>[]
  disputes: readonly (Pick<Stripe.Dispute, 'id' | 'amount' | 'status'> & {
    evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'>
  })[]
}

/** Incidents of what Stripe says of the money of an order; once for each thing, and for each turn that it takes. */
export async function raiseTrouble(
  strapi: Core.Strapi,
  row: Pick<OrderRow, 'documentId'> & Parameters<typeof aboutOrder>[0],
  { refunds, disputes }: Told,
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
