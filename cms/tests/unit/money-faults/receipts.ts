import { credit, mine, order, receipt, whole, withdrawal, withdrawn } from '../rows-of-money'
import type { Faults } from './rows'

export const receiptFaults = {
  receiptForEveryOrder: [
    ['none', { orders: [mine] }, /Order one \(fulfilled\) has 0 receipts over 0/],
    [
      'two',
      {
        orders: [mine],
        receipts: [receipt, { ...receipt, number: 'KRONO-2026-000002', token: 'b' }],
      },
      /has 2 receipts over 6000/,
    ],
    [
      'one of another amount',
      { orders: [mine], receipts: [{ ...receipt, amount: 1 }] },
      /has 1 receipts over 1\./,
    ],
    [
      'one of what cost nothing',
      { orders: [{ ...mine, amount: 0 }], receipts: [receipt] },
      /has 1 receipts over 3000/,
    ],
    [
      'one of what was not fulfilled',
      { orders: [{ ...mine, state: 'paid', fulfilledAt: null }], receipts: [receipt] },
      /Order one \(paid\) has 1 receipts/,
    ],
  ],
  numbersWithoutGaps: [
    [
      'a number that is missing',
      { receipts: [receipt, { ...receipt, number: 'KRONO-2026-000003', token: 'b' }] },
      /Receipts of 2026 have a gap before 3/,
    ],
    [
      'the first of a year that is missing',
      { receipts: [receipt, { ...receipt, number: 'KRONO-2025-000002', token: 'b' }] },
      /Receipts of 2025 have a gap before 2/,
    ],
    [
      'a number that was given twice',
      { receipts: [receipt, { ...receipt, number: 'KRONO-2026-1', token: 'b' }] },
      /Receipts of 2026 have a gap before 1/,
    ],
  ],
  refundsAddUp: [
    [
      'money that went back without a credit',
      { orders: [{ ...order, refundedAmount: 100 }] },
      /Order one \(fulfilled\) gave back 100, credits say 0/,
    ],
    [
      'a credit of nothing',
      { orders: [order], receipts: [credit] },
      /gave back 0, credits say 3000/,
    ],
    [
      'all of it, and the order stands',
      { orders: [{ ...order, refundedAmount: 3000 }], receipts: [credit] },
      /Order one \(fulfilled\) gave back 3000/,
    ],
    [
      'a part of it, and the order is gone',
      {
        orders: [{ ...order, state: 'refunded', refundedAmount: 2999 }],
        receipts: [{ ...credit, amount: -2999 }],
      },
      /Order one \(refunded\) gave back 2999/,
    ],
  ],
  withdrawalsFollowMoney: [
    [
      'a refund that left a statement open',
      { ...withdrawn, withdrawals: [withdrawal] },
      /gave back 1000 after its buyer withdrew, and the statement is open/,
    ],
    [
      'a statement that was settled by nothing',
      { ...whole, withdrawals: [{ ...withdrawal, state: 'settled' }] },
      /gave back 0 after its buyer withdrew, and the statement is settled/,
    ],
  ],
  refundsWithinOrders: [
    [
      'more on its way back than is left',
      {
        orders: [order],
        refunds: [
          { orderId: 1, amount: 1, state: 'asked', key: 'a' },
          { orderId: 1, amount: 3000, state: 'done', key: 'b' },
        ],
      },
      /3001 more is on its way back/,
    ],
    [
      'what was counted and is not in the sum',
      { orders: [order], refunds: [{ orderId: 1, amount: 5, state: 'counted', key: 'a' }] },
      /0 more is on its way back/,
    ],
  ],
} satisfies Faults
