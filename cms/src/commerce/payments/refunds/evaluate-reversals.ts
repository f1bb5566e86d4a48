import type { OrderState } from '@krono/contract'
import type Stripe from 'stripe'
import type { OrderRow } from '../../orders/order-row'

/**
 * Meaning of a dispute's status for us. withheld: the bank has withdrawn the money; lost: also during an
 * appeal; retained: an inquiry only, or decided for us.
 */
const meanings: Readonly<Record<string, 'withheld' | 'lost' | 'retained'>> = {
  warning_needs_response: 'retained',
  warning_under_review: 'retained',
  warning_closed: 'retained',
  needs_response: 'withheld',
  under_review: 'withheld',
  won: 'retained',
  prevented: 'retained',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}

/** An unknown status added by Stripe later counts as `withheld`. */
const meaningOf = ({ status }: Pick<Stripe.Dispute, 'status'>) => meanings[status] ?? 'withheld'

type Returns = {
  refunds: readonly Pick<Stripe.Refund, 'id' | 'amount' | 'status'>[]
  disputes: readonly Pick<Stripe.Dispute, 'id' | 'amount' | 'status'>[]
}

/** A refund or a dispute, and the returned minor units: 0 if it failed or was won. */
export type Part = { id: string; by: 'refund' | 'dispute'; amount: number }

export type Reversals = { parts: Part[]; isDisputed: boolean }

/** The parts of a payment that were returned for good, and whether it is disputed. */
export function evaluateReversals({ refunds, disputes }: Returns): Reversals {
  const ofRefund = ({ id, amount, status }: Returns['refunds'][number]): Part => {
    return { id, by: 'refund', amount: status === 'succeeded' ? amount : 0 }
  }
  const ofDispute = (dispute: Returns['disputes'][number]): Part => {
    const { id, amount } = dispute
    return { id, by: 'dispute', amount: meaningOf(dispute) === 'lost' ? amount : 0 }
  }
  return {
    parts: [...refunds.map(ofRefund), ...disputes.map(ofDispute)],
    isDisputed: disputes.some((dispute) => meaningOf(dispute) === 'withheld'),
  }
}

export const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

const settled: readonly OrderState[] = ['fulfilled', 'disputed', 'refunded']

type Order = Pick<OrderRow, 'state' | 'amount' | 'fulfilledAt'> &
  Partial<Pick<OrderRow, 'paidAmount'>>

/** The order state that follows from its payment; an unfulfilled order can only become refunded. */
export function stateByMoney(order: Order, { parts, isDisputed }: Reversals): OrderState {
  const returned = sumOf(parts)
  if (returned > 0 && returned >= (order.paidAmount ?? order.amount)) return 'refunded'
  if (!settled.includes(order.state)) return order.state
  // Its refund failed: what the unfulfilled order should grant needs review.
  if (!order.fulfilledAt) return 'review'
  return isDisputed ? 'disputed' : 'fulfilled'
}
