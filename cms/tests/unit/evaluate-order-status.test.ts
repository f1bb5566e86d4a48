import { describe, expect, test } from '@jest/globals'
import { evaluateOrderStatus } from '../../src/commerce/payments/checkout/status-of-orders'

type Order = Parameters<typeof evaluateOrderStatus>[0]
type Facts = Parameters<typeof evaluateOrderStatus>[1]
type Brought = Facts['brought'][number]

const [paid, first, last] = ['2026-11-01', '2026-11-10', '2026-11-20'].map(
  (day) => `${day}T08:00:00.000Z`,
) as [string, string, string]

const order: Order = { id: 1, state: 'fulfilled', refundedAmount: 0, currency: 'huf', paidAt: paid }
const row = (state: Brought['state'], stateSince = first): Brought => ({
  orderId: 1,
  state,
  stateSince,
})
const credit = (issuedAt: string) => ({ orderId: 1, kind: 'credit' as const, issuedAt })

const evaluated = (more: Partial<Order>, facts: Partial<Facts> = {}) => {
  const found = evaluateOrderStatus({ ...order, ...more }, { brought: [], credits: [], ...facts })
  return found && [found.is, found.since, found.returned?.amount]
}

describe('the status of an order', () => {
  test.each<[string, Partial<Order>, Partial<Facts>, unknown]>([
    ['it is theirs', {}, { brought: [row('active')] }, null],
    ['it brought nothing yet', { state: 'paid' }, {}, null],
    [
      'a bank asks for it',
      { state: 'disputed' },
      { brought: [row('suspended'), row('suspended', last)] },
      ['suspended', last, 0],
    ],
    [
      'what its coupon came with is asked for',
      {},
      { brought: [row('suspended')] },
      ['suspended', first, 0],
    ],
    [
      'one of two things rests',
      {},
      { brought: [row('active'), row('suspended')] },
      ['suspended', first, 0],
    ],
    [
      'all of it went back',
      { state: 'refunded', refundedAmount: 5 },
      { brought: [row('revoked', last)], credits: [credit(first)] },
      ['over', first, 5],
    ],
    [
      'it went back before it brought anything',
      { state: 'refunded', refundedAmount: 5 },
      { credits: [credit(first), credit(last)] },
      ['over', last, 5],
    ],
    ['what its coupon came with went back', {}, { brought: [row('revoked')] }, ['over', first, 0]],
    ['one of two things is over', {}, { brought: [row('active'), row('revoked')] }, null],
    [
      'a part went back',
      { refundedAmount: 2 },
      { brought: [row('active')], credits: [credit(last)] },
      ['partly', last, 2],
    ],
    [
      'a part went back, and a bank asks for the rest',
      { state: 'disputed', refundedAmount: 2 },
      { brought: [row('suspended', last)], credits: [credit(first)] },
      ['suspended', last, 2],
    ],
    ['at an unknown time', { state: 'disputed' }, {}, ['suspended', paid, 0]],
  ])('%s', (_what, more, facts, found) => {
    expect(evaluated(more, facts)).toEqual(found)
  })
})
