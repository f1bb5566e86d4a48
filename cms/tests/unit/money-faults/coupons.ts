import { at, campaign, coupon, order, other, use } from '../rows-of-money'
import { type Faults, failed, pending, reserved } from './rows'

export const couponFaults = {
  couponsCountTheirRows: [
    [
      'one that is used, of which no row knows',
      { coupons: [coupon] },
      /1 used and 0 revoked, rows say 0 and 0/,
    ],
    [
      'a revoked one that is counted as used',
      { coupons: [coupon], userCoupons: [{ ...use, state: 'revoked', orderId: null }] },
      /1 used and 0 revoked, rows say 0 and 1/,
    ],
  ],
  couponsWithinLimits: [
    ['a use without a row', { coupons: [coupon] }, /Coupon K: 1 uses of 1, 0 rows/],
    [
      'a row that is not counted',
      { orders: [order], coupons: [{ ...coupon, uses: 0 }], userCoupons: [use] },
      /Coupon K: 0 uses of 1, 1 rows/,
    ],
    [
      'a given back one that is counted',
      { coupons: [coupon], userCoupons: [{ ...use, state: 'released' }] },
      /Coupon K: 1 uses of 1, 0 rows/,
    ],
    [
      'more uses than there are',
      {
        orders: [order, other],
        coupons: [{ ...coupon, uses: 2 }],
        userCoupons: [use, { ...use, id: 2, orderId: 2, personMark: 'b' }],
      },
      /Coupon K: 2 uses of 1/,
    ],
    [
      'more than there are, given up and never paid',
      {
        orders: [order, { ...failed, id: 2, documentId: 'two', failedAt: at }],
        coupons: [{ ...coupon, uses: 2 }],
        userCoupons: [use, { ...use, id: 2, orderId: 2, personMark: 'b' }],
      },
      /Coupon K: 2 uses of 1/,
    ],
  ],
  couponsOnceForEach: [
    [
      'one person who has it twice',
      {
        orders: [order, other],
        coupons: [{ ...coupon, uses: 2, maxUses: null }],
        userCoupons: [use, { ...use, id: 2, orderId: 2, sequence: 2 }],
      },
      /one person has it 2 times/,
    ],
  ],
  reservedForOpenOrders: [
    [
      'a coupon that is kept for an order that came to nothing',
      { orders: [failed], userCoupons: [reserved] },
      /Coupon row 1 is reserved for nothing/,
    ],
    ['one that is kept for no order', { userCoupons: [reserved] }, /row 1 is reserved for nothing/],
    [
      'one that is used and was not paid',
      { orders: [pending], userCoupons: [use] },
      /Coupon row 1 is used, unpaid/,
    ],
  ],
  ordersHaveTheirCoupons: [
    [
      'an open checkout with a coupon that is free for the next',
      {
        orders: [{ ...pending, userCouponId: 1 }],
        userCoupons: [{ ...use, state: 'open', orderId: null }],
      },
      /Order one \(pending\) has no coupon any more: row 1 is open/,
    ],
    [
      'an open checkout with a coupon reserved for another',
      {
        orders: [{ ...pending, userCouponId: 1 }],
        userCoupons: [{ ...reserved, orderId: 2 }],
      },
      /Order one \(pending\) has no coupon any more: row 1 is reserved/,
    ],
    [
      'a paid order with an unused coupon',
      {
        orders: [{ ...order, userCouponId: 1 }],
        userCoupons: [{ ...use, state: 'open', orderId: null }],
      },
      /Order one \(fulfilled\) has no coupon any more: row 1 is open/,
    ],
    [
      'two that were paid with one use',
      { orders: [{ ...other, userCouponId: 1 }], userCoupons: [use] },
      /Order two \(fulfilled\) has no coupon any more: row 1 is used/,
    ],
  ],
  campaignsWithinBudget: [
    [
      'an uncounted place in a campaign',
      { orders: [{ ...order, campaignId: 1 }], campaigns: [{ ...campaign, uses: 0 }] },
      /Campaign Ősz: 0\/1, 1 orders/,
    ],
    [
      'a campaign beyond its budget',
      { campaigns: [{ ...campaign, uses: 2 }] },
      /Campaign Ősz: 2\/1/,
    ],
  ],
} satisfies Faults
