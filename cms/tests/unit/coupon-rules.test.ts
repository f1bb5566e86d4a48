import { describe, expect, test } from '@jest/globals'
import { couponFaultOf } from '../../src/commerce/coupons/broken-coupon'
import { type CouponRow, isExpired } from '../../src/commerce/coupons/coupon-row'
import { canBeClaimed, openOf } from '../../src/commerce/coupons/find-usable-coupon'
import { guestShare } from '../../src/commerce/coupons/guest-share'
import { newCode } from '../../src/commerce/coupons/new-code'
import { ownCouponOf } from '../../src/commerce/coupons/own-coupon'
import { requireFits } from '../../src/commerce/coupons/require-fits'
import type { UserCouponRow } from '../../src/commerce/coupons/user-coupon-row'

const at = new Date('2026-11-22T12:00:00Z')

const coupon: CouponRow = {
  id: 7,
  documentId: 'c7',
  code: 'TAVASZ',
  kind: 'percent',
  days: null,
  percent: 50,
  amountHuf: null,
  amountGbp: null,
  freeProduct: null,
  products: null,
  giftOnly: false,
  firstPurchase: false,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxPerUser: 1,
  isOff: false,
  uses: 0,
  used: 0,
  revoked: 0,
  ownerUserId: null,
  source: 'editor',
  batch: null,
}

const row: UserCouponRow = {
  id: 70,
  documentId: 'r70',
  userId: 1,
  couponId: 7,
  personMark: 'x',
  sequence: 1,
  state: 'open',
  orderId: null,
  claimedByOrderId: null,
  claimedAt: '2026-11-01T12:00:00Z',
  usedAt: null,
  isResting: false,
}

describe('a coupon saved by an editor', () => {
  test.each<[string, Parameters<typeof couponFaultOf>[0], unknown]>([
    ['a percentage', { kind: 'percent', percent: 0 }, undefined],
    ['no percentage', { kind: 'percent', days: 3 }, { kind: 'missing', fields: ['percent'] }],
    [
      'an emptied one',
      { kind: 'percent', percent: null },
      { kind: 'missing', fields: ['percent'] },
    ],
    ['days', { kind: 'premiumDays', days: 7 }, undefined],
    ['no days', { kind: 'premiumDays' }, { kind: 'missing', fields: ['days'] }],
    ['an amount in one currency', { kind: 'amount', amountGbp: 100 }, undefined],
    ['an amount in the other', { kind: 'amount', amountHuf: 100 }, undefined],
    ['no amount', { kind: 'amount' }, { kind: 'missing', fields: ['amountHuf', 'amountGbp'] }],
    ['no product', { kind: 'freeProduct' }, { kind: 'missing', fields: ['freeProduct'] }],
    ['a product', { kind: 'freeProduct', freeProduct: 'analysis-short' }, undefined],
    ['a list of products', { kind: 'percent', percent: 5, products: ['analysis-long'] }, undefined],
    ['an empty list', { kind: 'percent', percent: 5, products: [] }, undefined],
    ['an unknown one', { kind: 'percent', percent: 5, products: ['x'] }, { kind: 'products' }],
    ['a word for a list', { products: 'analysis-long' }, { kind: 'products' }],
    ['an inherited kind', { kind: 'constructor' }, undefined],
    ['nothing', {}, undefined],
  ])('%s', (_what, fields, fault) => {
    expect(couponFaultOf(fields)).toEqual(fault)
  })
})

describe('the products of a coupon', () => {
  const member = { userId: 1, product: 'analysis-short', isGift: false } as const
  type Case = [string, Partial<CouponRow>, Partial<Parameters<typeof requireFits>[1]>, boolean]
  test.each<Case>([
    ['a percentage, for an analysis', {}, {}, true],
    ['days of premium, for nothing', { kind: 'premiumDays', days: 7 }, {}, false],
    ['its free product', { kind: 'freeProduct', freeProduct: 'analysis-short' }, {}, true],
    ['another product', { kind: 'freeProduct', freeProduct: 'analysis-long' }, {}, false],
    ['an amount in our currency', { kind: 'amount', amountHuf: 100 }, {}, true],
    ['an amount in another', { kind: 'amount', amountGbp: 100 }, {}, false],
    ['gifts alone, for oneself', { giftOnly: true }, {}, false],
    ['gifts alone, for a gift', { giftOnly: true }, { isGift: true }, true],
    ['products of a list', { products: ['analysis-short', 'analysis-long'] }, {}, true],
    ['products of another list', { products: ['analysis-long'] }, {}, false],
    ['an empty list: all', { products: [] }, {}, true],
    ['a reduced year', {}, { product: 'premium-year-discount' }, false],
    ['an extension', {}, { product: 'premium-year-extension' }, false],
    ['a year at its price', {}, { product: 'premium-year' }, true],
    [
      'a reduced year that it names',
      { products: ['premium-year-discount'] },
      { product: 'premium-year-discount' },
      true,
    ],
    [
      'a reduced year that it gives',
      { kind: 'freeProduct', freeProduct: 'premium-year-discount' },
      { product: 'premium-year-discount' },
      true,
    ],
    ['a visitor, with something left to pay', {}, { userId: null }, true],
    ['a visitor, with 99 %', { percent: 99 }, { userId: null }, true],
    ['a visitor, with nothing left to pay', { percent: 100 }, { userId: null }, false],
    [
      'a visitor, with nothing left and a limit in all',
      { percent: 100, maxUses: 3 },
      { userId: null },
      true,
    ],
    ['a visitor, with an amount', { kind: 'amount', amountHuf: 100 }, { userId: null }, false],
    ['a member, with nothing left to pay', { percent: 100 }, {}, true],
  ])('%s', (_what, change, purchase, fits) => {
    const check = () => requireFits({ ...coupon, ...change }, { ...member, ...purchase })
    if (fits) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ code: 'couponNotForThis' }))
  })
})

describe('the limits of a coupon', () => {
  test.each([
    ['as often as anybody likes', {}, 0, true],
    ['once each: the first time', { uses: 1000 }, 0, true],
    ['once each: the second time', {}, 1, false],
    ['twice each: the second time', { maxPerUser: 2 }, 1, true],
    ['twice each: the third time', { maxPerUser: 2 }, 2, false],
    ['three in all: the third', { maxUses: 3, uses: 2 }, 0, true],
    ['three in all: the fourth', { maxUses: 3, uses: 3 }, 0, false],
    ['none in all', { maxUses: 0 }, 0, false],
  ])('%s', (_what, change, had, may) => {
    expect(canBeClaimed({ ...coupon, ...change }, Array(had).fill(row))).toBe(may)
  })

  test('the current one is the member’s own open coupon', () => {
    const rows = [
      { ...row, id: 1, userId: 2 },
      { ...row, id: 2, state: 'used' as const },
      { ...row, id: 3 },
      { ...row, id: 4 },
    ]
    expect(openOf(rows, 1)?.id).toBe(3)
    expect(openOf(rows, 3)).toBeUndefined()
    expect(openOf([{ ...row, userId: null }], null)).toBeUndefined()
  })

  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [10, 5],
  ])('of %i remaining uses visitors may reserve %i', (left, held) => {
    expect(guestShare(left)).toBe(held)
  })
})

describe('the coupon as its owner sees it', () => {
  const seen = (change: Partial<CouponRow> = {}, ofRow: Partial<UserCouponRow> = {}) =>
    ownCouponOf({ row: { ...row, ...ofRow }, coupon: { ...coupon, ...change } }, at)

  test('has all its fields, and no data of others', () => {
    expect(seen()).toEqual({
      id: 'r70',
      code: 'TAVASZ',
      kind: 'percent',
      days: null,
      percent: 50,
      amount: null,
      freeProduct: null,
      products: [],
      isGiftOnly: false,
      validUntil: null,
      state: 'open',
      source: 'editor',
    })
  })

  test('has its products in the order of the catalogue, and its amount in our currency', () => {
    expect(seen({ products: ['analysis-long', 'analysis-short'] })?.products).toEqual([
      'analysis-short',
      'analysis-long',
    ])
    const amounts = { amountHuf: 50_000, amountGbp: 500 }
    expect(seen({ kind: 'amount', ...amounts })?.amount).toEqual({
      amount: 50_000,
      currency: 'huf',
    })
    expect(seen({ kind: 'amount', amountGbp: 500 })?.amount).toBeNull()
    expect(seen(amounts)?.amount).toBeNull()
  })

  test('has its end in the format of the contract', () => {
    const validUntil = '2026-12-24T01:00:00+01:00'
    expect(seen({ validUntil })?.validUntil).toBe('2026-12-24T00:00:00.000Z')
  })

  test.each([
    ['open', null, 'open'],
    ['open', '2026-11-22T12:00:00.001Z', 'open'],
    ['open', '2026-11-22T12:00:00.000Z', 'expired'],
    ['reserved', '2026-11-01T00:00:00.000Z', 'reserved'],
    ['used', '2026-11-01T00:00:00.000Z', 'used'],
    ['revoked', null, undefined],
    ['released', null, undefined],
  ] as const)('%s until %s is %s', (state, validUntil, reported) => {
    const own = seen({ validUntil }, { state })
    expect([own?.state, own?.validUntil ?? null]).toEqual([reported, reported ? validUntil : null])
    expect(isExpired({ validUntil, isOff: null }, at)).toBe(
      validUntil !== null && new Date(validUntil) <= at,
    )
  })
})

test('a code has three groups of four unambiguous characters, and is never repeated', () => {
  const codes = Array.from({ length: 200 }, newCode)
  for (const code of codes) expect(code).toMatch(/^K(-[ACDEFGHJKLMNPQRTUVWXY34679]{4}){3}$/)
  expect(new Set(codes).size).toBe(200)
  expect(new Set(codes.join('')).size).toBeGreaterThan(25)
})
