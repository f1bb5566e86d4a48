import { describe, expect, test } from '@jest/globals'
import type { OrderState } from '@krono/contract'
import { judgeMoney, stateByMoney } from '../../src/payments/judge-money'

type Told = Parameters<typeof judgeMoney>[0]

const order = { state: 'fulfilled' as OrderState, amount: 3000, fulfilledAt: '2026-11-22' }
const refund = { id: 're_1', amount: 1000, status: 'succeeded' }
const dispute = { id: 'dp_1', amount: 3000, status: 'needs_response' as const }

const judged = (told: Partial<Told>) => judgeMoney({ refunds: [], disputes: [], ...told })

describe('what Stripe says of the money of an order', () => {
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
    const money = judged({ disputes: [{ ...dispute, status: status as 'lost' }] })
    for (const before of ['fulfilled', 'disputed', 'refunded'] as const)
      expect(stateByMoney({ ...order, state: before }, money)).toBe(state)
    expect(money.parts).toEqual([{ id: 'dp_1', by: 'dispute', amount: gone }])
  })

  test.each<[string, Partial<Told>, OrderState]>([
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
  ])('%s', (_what, told, state) => {
    expect(stateByMoney({ ...order, state: 'disputed' }, judged(told))).toBe(state)
  })

  test.each<OrderState>(['pending', 'paid', 'review', 'failed'])(
    'an order that is %s stays so, unless all went back',
    (state) => {
      const before = { ...order, state, fulfilledAt: null }
      expect(stateByMoney(before, judged({ disputes: [dispute] }))).toBe(state)
      const whole = judged({ refunds: [{ ...refund, amount: 3000 }] })
      expect(stateByMoney(before, whole)).toBe('refunded')
    },
  )

  test('whose refund failed before it brought anything is for people', () => {
    const before = { ...order, state: 'refunded' as const, fulfilledAt: null }
    const failed = judged({ refunds: [{ ...refund, amount: 3000, status: 'failed' }] })
    expect(stateByMoney(before, failed)).toBe('review')
  })

  test('that another sum was paid for is given back when that is', () => {
    const before = { ...order, state: 'review' as const, fulfilledAt: null }
    const all = judged({ refunds: [{ ...refund, amount: 2000 }] })
    expect(stateByMoney({ ...before, paidAmount: 2000 }, all)).toBe('refunded')
    expect(stateByMoney({ ...before, paidAmount: 5000 }, all)).toBe('review')
    const asOrdered = judged({ refunds: [{ ...refund, amount: 3000 }] })
    expect(stateByMoney({ ...before, paidAmount: 5000 }, asOrdered)).toBe('review')
  })

  test('that cost nothing is not given back', () => {
    expect(stateByMoney({ ...order, amount: 0 }, judged({}))).toBe('fulfilled')
  })
})
