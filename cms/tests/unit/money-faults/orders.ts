import { ago, mail, mine, order, type Rows, whole } from '../rows-of-money'
import { byLink, type Faults, failed, payLink, pending } from './rows'

export const orderFaults = {
  oneOpenCheckout: [
    [
      'two payments for premium in two tabs',
      {
        orders: [
          { ...pending, userId: 1, productKey: 'premium-month' },
          { ...pending, id: 2, documentId: 'two', userId: 1, productKey: 'premium-year' },
        ],
      },
      /User 1 has 2 open payments for premium/,
    ],
    [
      'one coupon for two',
      {
        orders: [
          { ...pending, userCouponId: 7 },
          { ...pending, id: 2, documentId: 'two', userCouponId: 7 },
        ],
      },
      /Coupon row 7 is held by 2 open payments/,
    ],
  ],
  slotsOfOpenOrders: [
    ...['paid', 'fulfilled', 'refunded', 'disputed', 'failed', 'review'].map(
      (state): [string, Rows, RegExp] => [
        `premium that an order keeps which is ${state}`,
        { orders: [{ ...order, state, premiumOf: 1 }] },
        new RegExp(`Order one \\(${state}\\) is not open, and keeps its place from the next`),
      ],
    ),
    [
      'a coupon that one keeps',
      { orders: [{ ...order, couponOf: 'mark' }] },
      /Order one \(fulfilled\) is not open, and keeps its place/,
    ],
  ],
  nothingStuck: [
    [
      'an order that is paid for more than an hour and brings nothing',
      { orders: [{ ...mine, state: 'paid', paidAt: ago({ ms: 3_600_001 }) }] },
      /Order one \(paid\) was paid long ago/,
    ],
    [
      'one with an unknown start',
      { orders: [{ ...mine, state: 'paid', paidAt: null }] },
      /Order one \(paid\)/,
    ],
  ],
  nothingOpenForEver: [
    [
      'an order that waits on a page that is long dead',
      { orders: [{ ...pending, createdAt: ago({ days: 15, ms: 1 }) }] },
      /Order one \(pending\) was never paid and never given up/,
    ],
  ],
  oneEmailForEachOrder: [
    ['none', { ...whole, mails: [mail] }, /Order two \(fulfilled\) lacks its letter/],
    [
      'none, of what may not be forgotten yet',
      { orders: [{ ...mine, fulfilledAt: ago({ days: 90 }) }] },
      /Order one \(fulfilled\) lacks its letter/,
    ],
    [
      'one of what brought nothing',
      { orders: [{ ...mine, state: 'review', fulfilledAt: null }], mails: [mail] },
      /Order one \(review\) has a letter, and brought nothing/,
    ],
  ],
  unpaidPurged: [
    ...[
      { gift: { message: 'Boldog születésnapot!' } },
      { people: [{ name: 'Ágnes' }] },
      { billing: { city: 'Pécs' } },
      { buyerEmail: 'agnes@people.example' },
    ].map((known): [string, Rows, RegExp] => [
      `${Object.keys(known)} of what came to nothing`,
      { orders: [{ ...failed, ...known, failedAt: ago({ days: 32, ms: 1 }) }] },
      /Order one \(failed\) came to nothing long ago, and says whom it was for/,
    ]),
  ],
  payLinksPaidOnce: [
    [
      'one that two orders paid',
      { orders: [byLink, { ...byLink, id: 2, documentId: 'two' }], payLinks: [payLink] },
      /Pay link link was paid by order 1, and order 2 was fulfilled/,
    ],
    [
      'one that does not know that it was paid',
      { orders: [byLink], payLinks: [{ ...payLink, paidOrderId: null }] },
      /Pay link link was paid by order 0, and order 1 was fulfilled/,
    ],
  ],
} satisfies Faults
