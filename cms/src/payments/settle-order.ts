import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { moveOrder, type OrderRow } from '../orders/order-row'
import { raiseIncident } from './incidents'

/** What Stripe says was paid. */
type Facts = {
  amount: number | null
  currency: string | null
  sessionId?: string
  subscriptionId: string | null
  invoiceId: string | null
  paymentIntentId: string | null
  periodStart?: string
  periodEnd?: string
}

/** An order is paid once, also one that was given up: the money came. */
const unpaid = ['pending', 'failed'] as const

/**
 * pending → paid, if exactly what was ordered was paid; else → review, which opens nothing (architecture, 6).
 * Of any number at once one moves it.
 */
export async function settleOrder(strapi: Core.Strapi, order: OrderRow, facts: Facts) {
  const { amount, currency, ...ids } = facts
  const known = { ...ids, paidAt: now().toISOString(), dedupeKey: null }
  if (amount === order.amount && currency === order.currency) {
    await moveOrder(strapi, order, unpaid, { ...known, state: 'paid' })
    return
  }
  const reviewReason = `${amount} ${currency} instead of ${order.amount} ${order.currency}`
  await moveOrder(strapi, order, unpaid, { ...known, state: 'review', reviewReason })
  const details = { order: order.documentId, reason: reviewReason }
  await raiseIncident(strapi, { kind: 'amountMismatch', reference: order.documentId, details })
}
