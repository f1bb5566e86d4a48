import { describe, expect, test } from '@jest/globals'
import type { OrderState } from '@krono/contract'
import {
  evaluateReversals,
  stateByMoney,
} from '../../src/commerce/payments/refunds/evaluate-reversals'

type Returns = Parameters<typeof evaluateReversals>[0]

const order = { state: 'fulfilled' as OrderState, amount: 3000, fulfilledAt: '2026-11-22' }
const refund = { id: 're_1', amount: 1000, status: 'succeeded' }
const dispute = { id: 'dp_1', amount: 3000, status: 'needs_response' as const }

const evaluate = (returns: Partial<Returns>) =>
  evaluateReversals({ refunds: [], disputes: [], ...returns })

describe('the state of an order’s money at Stripe', () => {
  test.each<[string, OrderState, number]>([
    ['warning_needs_response', 'fulfilled', 0],
    ['warning_under_review', 'fulfilled', 0],
    ['warning_closed', 'fulfilled', 0],
    ['needs_response', 'disputed', 0],
    ['under_review', 'disputed', 0],
    ['won', 'fulfilled', 0],
    ['prevented', 'fulfilled', 0],
    ['lost', 'refunded', 3000],
    ['appeal_needs_response', 'refunded', 3000],
    ['appeal_under_review', 'refunded', 3000],
    ['a_state_of_tomorrow', 'disputed', 0],
  ])('a dispute that is %s makes the order %s', (status, state, gone) => {
    const money = evaluate({ disputes: [{ ...dispute, status: status as 'lost' }] })
    for (const before of ['fulfilled', 'disputed', 'refunded'] as const)
      expect(stateByMoney({ ...order, state: before }, money)).toBe(state)
    expect(money.parts).toEqual([{ id: 'dp_1', by: 'dispute', amount: gone }])
  })

  test.each<[string, Partial<Returns>, OrderState]>([
    ['nothing', {}, 'fulfilled'],
    ['a part that was given back', { refunds: [refund] }, 'fulfilled'],
    ['all of it', { refunds: [{ ...refund, amount: 3000 }] }, 'refunded'],
    [
      'all of it in parts',
      { refunds: [refund, { ...refund, id: 're_2', amount: 2000 }] },
      'refunded',
    ],
    [
      'a refund on its way',
      { refunds: [{ ...refund, amount: 3000, status: 'pending' }] },
      'fulfilled',
    ],
    [
      'a refund that failed',
      { refunds: [{ ...refund, amount: 3000, status: 'failed' }] },
      'fulfilled',
    ],
    [
      'a dispute lost in part',
      { disputes: [{ ...dispute, amount: 1000, status: 'lost' }] },
      'fulfilled',
    ],
    [
      'the rest lost after a refund',
      { refunds: [refund], disputes: [{ ...dispute, amount: 2000, status: 'lost' }] },
      'refunded',
    ],
    [
      'one won while another is open',
      {
        disputes: [
          { ...dispute, status: 'won' },
          { ...dispute, id: 'dp_2' },
        ],
      },
      'disputed',
    ],
  ])('%s', (_what, returns, state) => {
    expect(stateByMoney({ ...order, state: 'disputed' }, evaluate(returns))).toBe(state)
  })

  test.each<OrderState>(['pending', 'paid', 'review', 'failed'])(
    'an order that is %s stays so, unless completely refunded',
    (state) => {
      const before = { ...order, state, fulfilledAt: null }
      expect(stateByMoney(before, evaluate({ disputes: [dispute] }))).toBe(state)
      const whole = evaluate({ refunds: [{ ...refund, amount: 3000 }] })
      expect(stateByMoney(before, whole)).toBe('refunded')
    },
  )

  test('an order with a failed refund before it was granted needs review', () => {
    const before = { ...order, state: 'refunded' as const, fulfilledAt: null }
    const failed = evaluate({ refunds: [{ ...refund, amount: 3000, status: 'failed' }] })
    expect(stateByMoney(before, failed)).toBe('review')
  })

  test('an order paid with another amount is refunded when that amount is', () => {
    const before = { ...order, state: 'review' as const, fulfilledAt: null }
    const all = evaluate({ refunds: [{ ...refund, amount: 2000 }] })
    expect(stateByMoney({ ...before, paidAmount: 2000 }, all)).toBe('refunded')
    expect(stateByMoney({ ...before, paidAmount: 5000 }, all)).toBe('review')
    const asOrdered = evaluate({ refunds: [{ ...refund, amount: 3000 }] })
    expect(stateByMoney({ ...before, paidAmount: 5000 }, asOrdered)).toBe('review')
  })

  test('a free order is not refunded', () => {
    expect(stateByMoney({ ...order, amount: 0 }, evaluate({}))).toBe('fulfilled')
  })
})
