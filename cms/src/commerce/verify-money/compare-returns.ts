import type { OrderState } from '@krono/contract'
import type Stripe from 'stripe'
import { evaluateReversals, stateByMoney, sumOf } from '../payments/refunds/evaluate-reversals'
import { idOf, stripe } from '../payments/stripe/stripe'
import type { Every } from './ask-stripe'
import type { Database } from './rule'

type Returns = { refunds: Stripe.Refund[]; disputes: Stripe.Dispute[] }

type Row = {
  documentId: string
  payment: string
  state: OrderState
  amount: number
  paidAmount: number | null
  refundedAmount: number
  fulfilledAt: string | null
}

const columns = {
  documentId: 'document_id',
  payment: 'payment_intent_id',
  paidAmount: 'paid_amount',
  refundedAmount: 'refunded_amount',
  fulfilledAt: 'fulfilled_at',
} as const

const chunk = 500

/** Compares refunds and disputes at Stripe with our orders; few payments have any. */
export async function compareReturns(database: Database, every: Every) {
  const payments = await returnsByPayment(every)
  const faults: string[] = []
  const known = () => database('orders').select('state', 'amount', columns)
  const take = (rows: readonly Row[]) => {
    for (const row of rows) faults.push(...faultsOf(row, payments.get(row.payment)))
  }
  const ids = [...payments.keys()]
  for (let from = 0; from < ids.length; from += chunk)
    take(await known().whereIn('payment_intent_id', ids.slice(from, from + chunk)))
  // Refunds in our orders that Stripe does not know.
  const ours: Row[] = await known()
    .whereNotNull('payment_intent_id')
    .where((some) => some.where('refunded_amount', '>', 0).orWhere({ state: 'disputed' }))
  take(ours.filter(({ payment }) => !payments.has(payment)))
  return faults
}

async function returnsByPayment(every: Every) {
  const payments = new Map<string, Returns>()
  const returnsOf = (payment: Parameters<typeof idOf>[0]) => {
    const id = idOf(payment) ?? ''
    const returns = payments.get(id) ?? { refunds: [], disputes: [] }
    payments.set(id, returns)
    return returns
  }
  await Promise.all([
    every(
      'Refunds',
      (params) => stripe().refunds.list(params),
      (refunds) => {
        for (const refund of refunds) returnsOf(refund.payment_intent).refunds.push(refund)
      },
    ),
    every(
      'Disputes',
      (params) => stripe().disputes.list(params),
      (disputes) => {
        for (const dispute of disputes) returnsOf(dispute.payment_intent).disputes.push(dispute)
      },
    ),
  ])
  return payments
}

function faultsOf(order: Row, returns: Returns = { refunds: [], disputes: [] }) {
  const money = evaluateReversals(returns)
  const returned = sumOf(money.parts)
  const state = stateByMoney(order, money)
  if (returned !== order.refundedAmount)
    return [`Order ${order.documentId}: Stripe gave back ${returned}.`]
  if (state !== order.state)
    return [`Order ${order.documentId} is ${order.state}, its money says ${state}.`]
  return []
}
