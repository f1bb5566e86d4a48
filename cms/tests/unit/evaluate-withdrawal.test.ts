import { describe, expect, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import {
  effectOf,
  refusalOf,
  withdrawalEnd,
} from '../../src/commerce/withdrawals/evaluate-withdrawal'

const order = {
  kind: 'checkout',
  state: 'fulfilled',
  productKey: 'premium-month',
  amount: 300_000,
  currency: 'huf',
  paidAmount: null,
  paidCurrency: null,
  refundedAmount: 0,
  payLinkId: null,
  paidAt: '2026-11-01T12:00:00Z',
} satisfies Partial<OrderRow>
const [soon, late] = [new Date('2026-11-15T22:59:59.999Z'), new Date('2026-11-15T23:00:00Z')]

test.each([
  ['an ordinary day', '2026-11-01T12:00:00Z', '2026-11-15T23:00:00.000Z'],
  ['the last second of a day in Budapest', '2026-11-01T22:59:59Z', '2026-11-15T23:00:00.000Z'],
  ['the first second of the next one', '2026-11-01T23:00:00Z', '2026-11-16T23:00:00.000Z'],
  ['a day before winter time', '2026-10-20T12:00:00Z', '2026-11-03T23:00:00.000Z'],
  ['a day before summer time', '2026-03-20T12:00:00Z', '2026-04-03T22:00:00.000Z'],
])(
  'a withdrawal is possible until the end of the fourteenth day after %s',
  (_name, paidAt, end) => {
    expect(withdrawalEnd(new Date(paidAt), 'Europe/Budapest').toISOString()).toBe(end)
  },
)

describe('the error for a withdrawal from', () => {
  test.each([
    ['a membership in time', {}, soon, undefined],
    ['an order after its period', {}, late, 'withdrawalLate'],
    ['what cost nothing', { amount: 0 }, soon, 'withdrawalOfNothing'],
    ['a renewal', { kind: 'renewal' }, soon, 'withdrawalOfRenewal'],
    [
      'what was refunded',
      { state: 'refunded', refundedAmount: 300_000 },
      late,
      'withdrawalRefunded',
    ],
    ['what was refunded in part', { refundedAmount: 100 }, soon, undefined],
  ] as const)('%s', (_name, fields, at, refusal) => {
    expect(refusalOf({ ...order, ...fields }, at)).toBe(refusal)
  })
})

describe('the result of a withdrawal', () => {
  test.each([
    ['a membership', {}, undefined, 'deduction'],
    ['an analysis that is ready', { productKey: 'analysis-long' }, undefined, 'begun'],
    [
      'an analysis that is not made yet',
      { productKey: 'analysis-long', state: 'paid' },
      undefined,
      'refund',
    ],
    ['a gift that waits for its day', {}, 'waiting', 'refund'],
    ['a gift that was delivered', {}, 'delivered', 'refund'],
    ['a gift that was claimed', {}, 'claimed', 'begun'],
    ['a gift that was taken back', {}, 'revoked', 'review'],
    ['a pay link', { productKey: 'pay-link', payLinkId: 1 }, undefined, 'review'],
    ['what a bank asks back', { state: 'disputed' }, undefined, 'review'],
    ['what is looked into', { state: 'review' }, undefined, 'review'],
  ] as const)('of %s', (_name, fields, gift, effect) => {
    expect(effectOf({ ...order, ...fields }, gift && { state: gift })).toBe(effect)
  })
})
