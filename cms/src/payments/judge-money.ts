import type { OrderState } from '@krono/contract'
import type Stripe from 'stripe'
import type { OrderRow } from '../orders/order-row'

/**
 * What a dispute's state means for us. asked: a bank asks for the money, and has it; taken: it is lost, also while we
 * appeal; ours: a mere question, or it was settled for us.
 */
const meanings: Readonly<Record<string, 'asked' | 'taken' | 'ours'>> = {
  warning_needs_response: 'ours',
  warning_under_review: 'ours',
  warning_closed: 'ours',
  needs_response: 'asked',
  under_review: 'asked',
  won: 'ours',
  prevented: 'ours',
  lost: 'taken',
  appeal_needs_response: 'taken',
  appeal_under_review: 'taken',
}

/** A state that Stripe adds later opens nothing until it is known. */
const meaningOf = ({ status }: Pick<Stripe.Dispute, 'status'>) => meanings[status] ?? 'asked'

type Told = {
  refunds: readonly Pick<Stripe.Refund, 'id' | 'amount' | 'status'>[]
  disputes: readonly Pick<Stripe.Dispute, 'id' | 'amount' | 'status'>[]
}

/** A refund or a dispute, and the minor units that went back by it: none any more, if it failed or was won. */
export type Part = { id: string; by: 'refund' | 'dispute'; amount: number }

export type Judged = { parts: Part[]; isDisputed: boolean }

/** What of a payment went back for good, and whether somebody asks for it. */
export function judgeMoney({ refunds, disputes }: Told): Judged {
  const ofRefund = ({ id, amount, status }: Told['refunds'][number]): Part => {
    return { id, by: 'refund', amount: status === 'succeeded' ? amount : 0 }
  }
  const ofDispute = (dispute: Told['disputes'][number]): Part => {
    const { id, amount } = dispute
    return { id, by: 'dispute', amount: meaningOf(dispute) === 'taken' ? amount : 0 }
  }
  return {
    parts: [...refunds.map(ofRefund), ...disputes.map(ofDispute)],
    isDisputed: disputes.some((dispute) => meaningOf(dispute) === 'asked'),
  }
}

export const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

const settled: readonly OrderState[] = ['fulfilled', 'disputed', 'refunded']

type Order = Pick<OrderRow, 'state' | 'amount' | 'fulfilledAt'> &
  Partial<Pick<OrderRow, 'paidAmount'>>

/** The state of an order whose money is so; one that was not fulfilled yet is refunded at most. */
export function stateByMoney(order: Order, { parts, isDisputed }: Judged): OrderState {
  const returned = sumOf(parts)
  if (returned > 0 && returned >= (order.paidAmount ?? order.amount)) return 'refunded'
  if (!settled.includes(order.state)) return order.state
  // Its refund failed after all: what it should have brought is for people to say.
  if (!order.fulfilledAt) return 'review'
  return isDisputed ? 'disputed' : 'fulfilled'
}
