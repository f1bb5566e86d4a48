import {
  freeUser,
  gifts,
  given,
  granted,
  had,
  held,
  mine,
  present,
  refunded,
  term,
  user,
  whole,
} from '../rows-of-money'
import type { Faults } from './rows'

export const entitlementFaults = {
  entitlementsForEveryOrder: [
    [
      'an order without its term',
      { ...whole, entitlements: [granted, had] },
      /Order one \(fulfilled\) lacks its term/,
    ],
    [
      'an order without its coupon',
      { ...whole, entitlements: [term, had] },
      /Order one \(fulfilled\) lacks its coupon/,
    ],
    [
      'an analysis without an owner',
      { ...whole, entitlements: [term, granted] },
      /Order two \(fulfilled\) lacks its analysis/,
    ],
    ['a gift order without its gift', { ...gifts, entitlements: [] }, /lacks its gift/],
    [
      'that of a visitor',
      { ...gifts, orders: [{ ...given, userId: null }], entitlements: [] },
      /lacks its gift/,
    ],
  ],
  entitlementsFollowMoney: [
    [
      'a refunded order’s term that still counts',
      { ...refunded, entitlements: [term, ...refunded.entitlements.slice(1)] },
      /The term of order:1 is active\. Order one \(refunded\)/,
    ],
    [
      'a paid order’s term that does not',
      { ...whole, entitlements: [{ ...term, ownState: 'suspended' }, granted, had] },
      /The term of order:1 is suspended\. Order one \(fulfilled\)/,
    ],
    [
      'a disputed order’s term that counts',
      { orders: [{ ...mine, state: 'disputed' }], entitlements: [term] },
      /The term of order:1 is active\. Order one \(disputed\)/,
    ],
    [
      'what came before its order was fulfilled',
      { orders: [{ ...given, state: 'review', fulfilledAt: null }], entitlements: [present] },
      /The gift of order:1:gift is active\. Order one \(review\)/,
    ],
  ],
  entitlementsOfBuyers: [
    [
      'a term of another user',
      { ...whole, entitlements: [{ ...term, userId: 2 }, granted, had] },
      /The term of order:1 is not its buyer’s/,
    ],
    [
      'one of an erased order',
      { orders: [{ ...mine, userId: null }], entitlements: [term] },
      /The term of order:1 is not its buyer’s/,
    ],
    ['one of no order', { entitlements: [term] }, /The term of order:1 is not its buyer’s/],
  ],
  entitlementsFollowParents: [
    [
      'what outlived what it was had for',
      { ...refunded, entitlements: [...refunded.entitlements.slice(0, 2), had] },
      /The analysis of order:2:analysis is active, and should be revoked/,
    ],
    [
      'what rests while what it was had for counts',
      { ...whole, entitlements: [term, granted, { ...had, state: 'suspended' }] },
      /The analysis of order:2:analysis is suspended, and should be active/,
    ],
    [
      'what counts while its own money is asked for',
      { ...whole, entitlements: [term, granted, { ...had, ownState: 'suspended' }] },
      /The analysis of order:2:analysis is active, and should be suspended/,
    ],
  ],
  thingsFollowEntitlements: [
    [
      'a readable analysis of a refunded order',
      { ...refunded, analyses: whole.analyses },
      /The analysis of order:2:analysis is revoked, and can be had/,
    ],
    [
      'an analysis that is withheld and paid',
      { ...whole, analyses: refunded.analyses },
      /The analysis of order:2:analysis is active, and cannot be had/,
    ],
    [
      'a coupon that its refunded order left in hand',
      { ...refunded, userCoupons: [held] },
      /The coupon of order:1:coupon is revoked, and can be had/,
    ],
    [
      'a coupon that rests, and is paid',
      { ...whole, userCoupons: refunded.userCoupons },
      /The coupon of order:1:coupon is active, and cannot be had/,
    ],
    [
      'a gift that was taken back, and is paid',
      { ...gifts, gifts: [{ id: 5, orderId: 1, state: 'revoked', token: 'g' }] },
      /The gift of order:1:gift is active, and cannot be had/,
    ],
    [
      'a gift that can be claimed, and was refunded',
      { ...gifts, entitlements: [{ ...present, state: 'revoked' }] },
      /The gift of order:1:gift is revoked, and can be had/,
    ],
  ],
  everyThingIsGranted: [
    [
      'an analysis that came of nothing',
      { ...whole, entitlements: [term, granted] },
      /The analysis 9 came of nothing/,
    ],
    ['a gift that came of nothing', { gifts: gifts.gifts }, /The gift 5 came of nothing/],
  ],
  projectionsOfUsers: [
    [
      'a user who has more than the terms say',
      { ...whole, users: [{ ...user, paidUserExpire: new Date('2027-12-01T12:00:00Z') }] },
      /User 1 is paid until 2027-12-01/,
    ],
    ['a user who has it without any', { users: [user] }, /terms say null \(null\)/],
    [
      'a user who lacks it',
      { ...whole, users: [freeUser] },
      /paid until null .* terms say 2026-12-01/,
    ],
    ['another plan than was paid', { ...whole, users: [{ ...user, plan: 'yearly' }] }, /yearly/],
    ['a word that is missing', { ...whole, users: [{ ...user, isPaidUser: false }] }, /User 1 is/],
  ],
} satisfies Faults
